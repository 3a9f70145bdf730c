import type { ReactNode } from "react";
import { FilterSelect } from "./FilterSelect.tsx";
import type { Narrowing } from "./Resource.ts";
import { SearchField } from "./SearchField.tsx";
import type { ListPlace } from "./useListPlace.ts";

interface Props {
  readonly narrowing: Narrowing;
  readonly place: ListPlace<string>;
  readonly children?: ReactNode;
}

/** How a list is searched and narrowed. */
export function NarrowingFields({ narrowing: { words, filters }, place, children }: Props) {
  const { values, change } = place;
  return (
    <div className="dash-narrowing">
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
