import { tw } from "@iep-insider/sdk/theme";
import { FieldFrame, Icon } from "@iep-insider/sdk/ui";
import { Eye, EyeOff } from "lucide";
import { useState } from "react";
import { accountForms } from "../content/accounts.ts";
import type { FormField } from "./useServerForm.ts";

interface Props extends FormField {
  readonly label?: string;
  readonly hint?: string;
  /** For a new password, so that password managers offer to generate one. */
  readonly isNew?: boolean;
  /** For a secret that is not the account's password: managers must not offer that one. */
  readonly isSecret?: boolean;
}

/** A password field with a button that shows the password. */
export function PasswordField({
  label = accountForms.password,
  hint,
  error,
  registered,
  isNew = false,
  isSecret = false,
}: Props) {
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
            autoComplete={isSecret ? "off" : isNew ? "new-password" : "current-password"}
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
