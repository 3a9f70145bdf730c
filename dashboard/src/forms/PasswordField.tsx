import { tw } from "@iep-insider/sdk/theme";
import { FieldFrame, Icon } from "@iep-insider/sdk/ui";
import { Eye, EyeOff } from "lucide";
import { useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { accountForms } from "../content/accounts.ts";

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
  /** What `register` gave for the field. */
  readonly registered: UseFormRegisterReturn;
  readonly autoComplete: "current-password" | "new-password";
}

/** A password, hidden until its button is pressed. */
export function PasswordField({ label, hint, error, registered, autoComplete }: Props) {
  const [isShown, setShown] = useState(false);
  const toggle = (isShown ? accountForms.hide : accountForms.show)(label);
  return (
    <FieldFrame label={label} hint={hint} error={error} required>
      {({ className, ...field }) => (
        <div className={tw`relative`}>
          <input
            {...registered}
            {...field}
            type={isShown ? "text" : "password"}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className={`dash-password ${className}`}
          />
          <button
            type="button"
            aria-label={toggle}
            data-tip={toggle}
            onClick={() => setShown(!isShown)}
            className={tw`absolute top-0 right-0 inline-flex items-center justify-center w-11 h-11 text-quiet hover:text-ink`}
          >
            <Icon node={isShown ? EyeOff : Eye} size="1.25em" />
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
