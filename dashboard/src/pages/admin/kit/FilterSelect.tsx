import { tw } from "@iep-insider/sdk/theme";
import { useId } from "react";
import { listWords } from "../../../content/admin/kit.ts";

interface Props {
  readonly label: string;
  /** The id of what is chosen, "" for all. */
  readonly value: string;
  /** Ids with their words, in order. */
  readonly options: readonly (readonly [id: string, words: string])[];
  /** The label for no choice; "All" unless another reads better. */
  readonly all?: string;
  readonly onChange: (id: string) => void;
}

/** One way to narrow a list. */
export function FilterSelect({ label, value, options, all = listWords.all, onChange }: Props) {
  const id = useId();
  return (
    <div className={tw`flex flex-col gap-1`}>
      <label htmlFor={id} className={tw`font-medium`}>
        {label}
      </label>
      <select
        id={id}
        value={options.some(([known]) => known === value) ? value : ""}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={tw`block w-full rounded border border-outline bg-sheet text-ink px-3 py-2 min-h-[2.75rem]`}
      >
        <option value="">{all}</option>
        {options.map(([known, words]) => (
          <option key={known} value={known}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
