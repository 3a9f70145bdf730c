import { accountForms } from "../content/accounts.ts";
import { TextField, type TextFieldProps } from "./TextField.tsx";

type Props = Omit<TextFieldProps, "type" | "label" | "autoComplete"> & {
  readonly label?: string;
  /** "username" where the address signs in, for password managers. */
  readonly autoComplete?: "email" | "username";
};

/** An email address. */
export function EmailField({ label = accountForms.email, autoComplete = "email", ...field }: Props) {
  return <TextField {...field} label={label} type="email" autoComplete={autoComplete} />;
}
