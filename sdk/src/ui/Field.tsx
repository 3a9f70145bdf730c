import { type ReactNode, useId } from "react";
import { tw } from "../theme/index.ts";
import { FieldError } from "./FieldError.tsx";
import { words } from "./words.ts";

export interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** One line under the label; what to write and why. */
  readonly hint?: ReactNode;
  /** One sentence that says how to mend it; announced, and tied to the field. */
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** Lines of a text area; without it the field is one line. */
  readonly rows?: number;
  readonly type?: "text" | "email" | "tel" | "password" | "date";
  readonly name?: string;
  readonly autoComplete?: string;
  readonly maxLength?: number;
}

/** A labelled text field or text area. The label, the hint and the error belong to it for every reader. */
export function Field({ label, value, onChange, hint, error, required = false, rows, ...rest }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  const shared = {
    id,
    value,
    required,
    "aria-invalid": error ? (true as const) : undefined,
    "aria-describedby": described || undefined,
    className: tw`block w-full rounded border border-outline bg-sheet text-ink px-3 py-2 min-h-[2.75rem]`,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
    ...rest,
  };
  return (
    <div className={tw`flex flex-col gap-1`}>
      <label htmlFor={id} className={tw`font-medium`}>
        {label}
        {required ? null : <span className={tw`font-normal text-quiet`}> ({words.optional})</span>}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={tw`text-sm text-quiet`}>
          {hint}
        </p>
      ) : null}
      {rows ? <textarea rows={rows} {...shared} /> : <input {...shared} />}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
