import { FieldFrame } from "@iep-insider/sdk/ui";
import type { FormField } from "./useServerForm.ts";

export interface TextFieldProps extends FormField {
  readonly label: string;
  readonly hint?: string;
  readonly type?: "text" | "email";
  readonly autoComplete: string;
}

/** A required text field. Uncontrolled, so that text typed before hydration is kept. */
export function TextField({ label, hint, error, registered, type = "text", autoComplete }: TextFieldProps) {
  const isEmail = type === "email";
  return (
    <FieldFrame label={label} hint={hint} error={error} required>
      {(field) => (
        <input
          {...registered}
          {...field}
          type={type}
          autoComplete={autoComplete}
          autoCapitalize={isEmail ? "none" : undefined}
          spellCheck={isEmail ? false : undefined}
        />
      )}
    </FieldFrame>
  );
}
