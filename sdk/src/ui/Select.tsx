import { type ReactNode, useId } from "react";
import { tw } from "../theme/index.ts";
import { FieldError } from "./FieldError.tsx";
import { words } from "./words.ts";

export interface SelectOption<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
}

export interface SelectGroup<Id extends string = string> {
  readonly label: string;
  readonly options: readonly SelectOption<Id>[];
}

export interface SelectProps<Id extends string> {
  readonly label: string;
  /** The id of the chosen option, or "" while none is. */
  readonly value: Id | "";
  readonly onChange: (value: Id | "") => void;
  /** What stands while nothing is chosen: "Choose a state…". Choosing it again takes the choice back. */
  readonly none: string;
  /** Options in one list, or in named groups. */
  readonly options: readonly SelectOption<Id>[] | readonly SelectGroup<Id>[];
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly name?: string;
  readonly autoComplete?: string;
}

/** One choice out of many, as the browser's own list: a phone shows it in its own large way. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { label, value, onChange, none, options, hint, error, required = false, ...rest } = props;
  const id = useId();
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
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
      <select
        id={id}
        value={value}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className={tw`block w-full rounded border border-outline bg-sheet text-ink px-3 py-2 min-h-[2.75rem]`}
        onChange={(event) => onChange(event.currentTarget.value as Id | "")}
        {...rest}
      >
        <option value="">{none}</option>
        {options.map((entry) =>
          "options" in entry ? (
            <optgroup key={entry.label} label={entry.label}>
              {entry.options.map(optionOf)}
            </optgroup>
          ) : (
            optionOf(entry)
          ),
        )}
      </select>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}

function optionOf({ id, label }: SelectOption) {
  return (
    <option key={id} value={id}>
      {label}
    </option>
  );
}
