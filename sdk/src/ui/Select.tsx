import { FieldFrame, type FieldFrameProps } from "./FieldFrame.tsx";

export interface SelectOption<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
}

export interface SelectGroup<Id extends string = string> {
  readonly label: string;
  readonly options: readonly SelectOption<Id>[];
}

export interface SelectProps<Id extends string> extends FieldFrameProps {
  /** The id of the chosen option, or "". */
  readonly value: Id | "";
  readonly onChange: (value: Id | "") => void;
  /** The label of no choice: "Choose a state…". Choosing it clears the choice. */
  readonly none: string;
  /** Options in one list, or in named groups. */
  readonly options: readonly SelectOption<Id>[] | readonly SelectGroup<Id>[];
  readonly name?: string;
  readonly autoComplete?: string;
}

/** A native `<select>`: a phone shows its options in its own way. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { label, hint, error, required, isMarked, value, onChange, none, options, ...rest } = props;
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      required={required ?? false}
      isMarked={isMarked ?? true}
    >
      {(field) => (
        <select
          {...field}
          value={value}
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
      )}
    </FieldFrame>
  );
}

function optionOf({ id, label }: SelectOption) {
  return (
    <option key={id} value={id}>
      {label}
    </option>
  );
}
