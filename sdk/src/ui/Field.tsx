import { FieldFrame, type FieldFrameProps } from "./FieldFrame.tsx";

export interface FieldProps extends FieldFrameProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Makes it a text area with this many lines. */
  readonly rows?: number;
  readonly type?: "text" | "email" | "tel" | "password" | "date";
  readonly name?: string;
  readonly autoComplete?: string;
  readonly maxLength?: number;
  /** The keyboard that a phone shows. */
  readonly inputMode?: "numeric";
}

/** A labeled text field or text area. */
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
