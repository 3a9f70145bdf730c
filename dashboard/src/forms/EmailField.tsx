import { accountForms } from "../content/accounts.ts";
import { TextField, type TextFieldProps } from "./TextField.tsx";

type Props = Omit<TextFieldProps, "type" | "label" | "autoComplete"> & {
  readonly label?: string;
  /** "username" for signing in, for password managers. */
  readonly autoComplete?: "email" | "username";
};

export function EmailField({ label = accountForms.email, autoComplete = "email", ...field }: Props) {
  return <TextField {...field} label={label} type="email" autoComplete={autoComplete} />;
}
