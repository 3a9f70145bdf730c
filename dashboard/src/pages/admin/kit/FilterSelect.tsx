import { Select } from "@iep-insider/sdk/ui";
import { listWords } from "../../../content/admin/kit.ts";
import type { Filter } from "./Resource.ts";

interface Props extends Pick<Filter, "label" | "options"> {
  readonly all?: string | undefined;
  /** What is chosen, "" for all. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One way to narrow a list. */
export function FilterSelect({ label, value, options, all = listWords.all, onChange }: Props) {
  return (
    <Select
      label={label}
      isMarked={false}
      value={options.some(([known]) => known === value) ? value : ""}
      none={all}
      options={options.map(([id, words]) => ({ id, label: words }))}
      onChange={onChange}
    />
  );
}
