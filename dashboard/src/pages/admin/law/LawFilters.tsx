import { lawCheckOutcomes } from "@iep-insider/sdk/contract";
import { factStatuses, stateNames } from "@iep-insider/sdk/law";
import { factStatusWords, lawCheckWords, lawWords } from "../../../content/admin/law.ts";
import { FilterSelect } from "../kit/FilterSelect.tsx";
import { SearchField } from "../kit/SearchField.tsx";
import type { ListPlace } from "../kit/useListPlace.ts";
import type { LawField } from "./lawQuery.ts";

/** How the list is searched, narrowed and sorted. */
export function LawFilters({ place: { values, change } }: { readonly place: ListPlace<LawField> }) {
  const { filters } = lawWords;
  return (
    <div className="dash-narrowing">
      <SearchField
        label={lawWords.search}
        hint={lawWords.searchHint}
        value={values.search}
        onSearch={(search) => change({ search })}
      />
      <FilterSelect
        label={filters.status}
        value={values.status}
        options={factStatuses.map((status) => [status, factStatusWords[status]])}
        onChange={(status) => change({ status })}
      />
      <FilterSelect
        label={filters.check}
        value={values.check}
        options={lawCheckOutcomes.map((outcome) => [outcome, lawCheckWords[outcome]])}
        onChange={(check) => change({ check })}
      />
      <FilterSelect
        label={filters.place}
        value={values.place}
        options={[["US", lawWords.federal], ...Object.entries(stateNames)]}
        onChange={(place) => change({ place })}
      />
      <FilterSelect
        label={filters.age}
        value={values.age}
        options={[["old", lawWords.old]]}
        onChange={(age) => change({ age })}
      />
      <FilterSelect
        label={filters.sort}
        value={values.sort}
        all={lawWords.sortByPlace}
        options={[["age", lawWords.sortByAge]]}
        onChange={(sort) => change({ sort })}
      />
    </div>
  );
}
