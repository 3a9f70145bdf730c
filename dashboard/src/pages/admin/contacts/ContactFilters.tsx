import { adminContacts, contactStates, serviceTypes } from "@iep-insider/sdk/contract";
import { services, contactFilters as words } from "../../../content/admin/contacts.ts";
import { CsvButton } from "../kit/CsvButton.tsx";
import { FilterSelect } from "../kit/FilterSelect.tsx";
import { SearchField } from "../kit/SearchField.tsx";
import type { ListPlace } from "../kit/useListPlace.ts";
import { askedBy, type contactFields } from "./contactsQuery.ts";

/** How the list is searched and narrowed, and the file of what that finds. */
export function ContactFilters({ place }: { readonly place: ListPlace<(typeof contactFields)[number]> }) {
  const { values, query, change } = place;
  const { cursor: _, ...filter } = askedBy(query);
  return (
    <div className="dash-narrowing">
      <SearchField
        label={words.search}
        hint={words.searchHint}
        value={values.search}
        onSearch={(search) => change({ search })}
      />
      <FilterSelect
        label={words.state}
        value={values.state}
        options={contactStates.map((state) => [state, words.states[state]])}
        onChange={(state) => change({ state })}
      />
      <FilterSelect
        label={words.service}
        value={values.service}
        options={serviceTypes.map((type) => [type, services[type].label])}
        onChange={(service) => change({ service })}
      />
      <FilterSelect
        label={words.from}
        value={values.from}
        options={[["members", words.members]]}
        onChange={(from) => change({ from })}
      />
      <CsvButton path={adminContacts.exportContacts.path} query={filter} />
    </div>
  );
}
