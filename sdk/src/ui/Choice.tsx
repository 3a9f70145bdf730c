import { type ChangeEvent, Fragment, type ReactNode, useId } from "react";
import { tw } from "../theme/index.ts";
import { FieldError } from "./FieldError.tsx";

export interface ChoiceOption<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly hint?: string;
}

export interface ChoiceProps<Id extends string> {
  /** The question. */
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  /** `many`: checkboxes; `one`: radio buttons. */
  readonly kind: "many" | "one";
  readonly options: readonly ChoiceOption<Id>[];
  readonly chosen: readonly Id[];
  readonly onChange: (chosen: readonly Id[]) => void;
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** Shown directly below an option, for what choosing it brings up. */
  readonly below?: ((option: Id) => ReactNode) | undefined;
}

/** A question with options, each a whole row to press. */
export function Choice<Id extends string>(props: ChoiceProps<Id>) {
  const { legend, hint, kind, options, chosen, onChange, error, required = false, below } = props;
  const id = useId();
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  const choose = ({ currentTarget: { value, checked } }: ChangeEvent<HTMLInputElement>) => {
    const option = value as Id;
    if (kind === "one") onChange([option]);
    else onChange(checked ? [...chosen, option] : chosen.filter((other) => other !== option));
  };
  return (
    <fieldset
      className={tw`flex flex-col gap-2`}
      aria-describedby={described || undefined}
      role={kind === "one" ? "radiogroup" : undefined}
    >
      <legend className={tw`font-semibold mb-2`}>{legend}</legend>
      {hint ? (
        <p id={`${id}-hint`} className={tw`text-quiet`}>
          {hint}
        </p>
      ) : null}
      {options.map(({ id: option, label, hint: more }) => {
        const row = (
          <label
            key={option}
            className={tw`flex items-start gap-3 min-h-[2.75rem] px-4 py-3 rounded border border-outline bg-sheet cursor-pointer hover:bg-wash chosen:bg-wash chosen:border-fill [overflow-wrap:anywhere]`}
          >
            <input
              type={kind === "one" ? "radio" : "checkbox"}
              name={id}
              value={option}
              required={kind === "one" && required}
              checked={chosen.includes(option)}
              onChange={choose}
              className={tw`flex-none w-5 h-5 mt-1 accent-fill cursor-pointer`}
            />
            {/* A screen may have sixty options: most are a text alone. */}
            {more ? (
              <span>
                {label}
                <span className={tw`block text-sm text-quiet`}>{more}</span>
              </span>
            ) : (
              label
            )}
          </label>
        );
        // A screen has many options, and few have something below them.
        return below ? (
          <Fragment key={option}>
            {row}
            {below(option)}
          </Fragment>
        ) : (
          row
        );
      })}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
