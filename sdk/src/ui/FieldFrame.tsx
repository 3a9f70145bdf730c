import { type ReactNode, useId } from "react";
import { tw } from "../theme/index.ts";
import { FieldError } from "./FieldError.tsx";
import { uiWords } from "./words.ts";

export interface FieldFrameProps {
  readonly label: string;
  /** One line under the label; what to write and why. */
  readonly hint?: ReactNode;
  /** One sentence that says how to fix it; announced, and linked to the field. */
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** False where "(optional)" would be redundant, as for a filter. */
  readonly isMarked?: boolean;
}

/** Props to spread onto a field, and the class names that all fields share. */
export interface FramedField {
  readonly id: string;
  readonly required: boolean;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
  readonly className: string;
}

/** The label, hint and error of a field, linked for assistive technology. */
export function FieldFrame({
  label,
  hint,
  error,
  required = false,
  isMarked = true,
  children,
}: FieldFrameProps & { readonly children: (field: FramedField) => ReactNode }) {
  const id = useId();
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className={tw`flex flex-col gap-1`}>
      <label htmlFor={id} className={tw`font-medium`}>
        {label}
        {required || !isMarked ? null : (
          <span className={tw`font-normal text-quiet`}> ({uiWords.optional})</span>
        )}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={tw`text-sm text-quiet`}>
          {hint}
        </p>
      ) : null}
      {children({
        id,
        required,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": described || undefined,
        className: tw`block w-full rounded border border-outline bg-sheet text-ink px-3 py-2 min-h-[2.75rem]`,
      })}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
