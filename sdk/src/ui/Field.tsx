import { FieldFrame, type FieldFrameProps } from "./FieldFrame.tsx";

export interface FieldProps extends FieldFrameProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Lines of a text area; without it the field is one line. */
  readonly rows?: number;
  readonly type?: "text" | "email" | "tel" | "password" | "date";
  readonly name?: string;
  readonly autoComplete?: string;
  readonly maxLength?: number;
}

/** A labelled text field or text area. */
export function Field({ label, hint, error, required, value, onChange, rows, ...rest }: FieldProps) {
  const typed = {
    value,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
    ...rest,
  };
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required ?? false}>
      {(field) => (rows ? <textarea rows={rows} {...field} {...typed} /> : <input {...field} {...typed} />)}
    </FieldFrame>
  );
}
