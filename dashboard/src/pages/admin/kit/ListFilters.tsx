import { tw } from "@iep-insider/sdk/theme";
import { Button, Select } from "@iep-insider/sdk/ui";
import { type ReactNode, useId, useState } from "react";
import { listWords } from "../../../content/admin/kit.ts";
import { type Filter, type Filterable, longestSearch } from "./Resource.ts";
import type { ListPlace } from "./useListPlace.ts";

interface Props {
  readonly list: Filterable;
  readonly place: ListPlace<string>;
  readonly children?: ReactNode;
}

/** A list's search field and filters. */
export function ListFilters({ list: { words, filters }, place, children }: Props) {
  const { values, change } = place;
  return (
    <div className="dash-list-filters">
      {words.search ? (
        <SearchField
          label={words.search}
          hint={words.searchHint}
          value={values["search"] ?? ""}
          onSearch={(search) => change({ search })}
        />
      ) : null}
      {filters.map(({ name, detail, ...filter }) => (
        <FilterSelect
          key={name}
          label={filter.label}
          all={filter.all}
          options={filter.options}
          value={values[name] ?? ""}
          onChange={(value) => change({ [name]: value, ...(detail && { [detail]: "" }) })}
        />
      ))}
      {children}
    </div>
  );
}

interface SearchFieldProps {
  /** What is searched: "Name or address". */
  readonly label: string;
  /** How it searches: "By how it begins." */
  readonly hint?: string | undefined;
  /** The current search, or "". */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Searches on submit only, so that half a word is never searched and never in the URL. */
function SearchField({ label, hint, value, onSearch }: SearchFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  // The URL was changed elsewhere, as by the Back button.
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  return (
    <search>
      <form
        className={tw`flex flex-col gap-1`}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <label htmlFor={id} className={tw`font-medium`}>
          {label}
        </label>
        {hint ? (
          <p id={`${id}-hint`} className={tw`text-sm text-quiet`}>
            {hint}
          </p>
        ) : null}
        <div className={tw`flex flex-wrap gap-3`}>
          <input
            id={id}
            type="search"
            value={typed}
            maxLength={longestSearch}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={hint ? `${id}-hint` : undefined}
            onChange={(event) => setTyped(event.currentTarget.value)}
            className={tw`block flex-1 min-w-[10rem] rounded border border-outline bg-sheet text-ink px-3 py-2 min-h-[2.75rem]`}
          />
          <Button type="submit">{listWords.search}</Button>
          {value === "" ? null : (
            <Button kind="quiet" onClick={() => onSearch("")}>
              {listWords.clearSearch}
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}

interface FilterSelectProps extends Pick<Filter, "label" | "options"> {
  readonly all?: string | undefined;
  /** "" for all. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function FilterSelect({ label, value, options, all = listWords.all, onChange }: FilterSelectProps) {
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
