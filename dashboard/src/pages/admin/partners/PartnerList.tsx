import { adminPartners, type Page, type PartnerSite, partnerStatuses } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { adminSections } from "../../../content/admin/frame.ts";
import { partnerWords } from "../../../content/admin/partners.ts";
import { AskedFor } from "../kit/AskedFor.tsx";
import { FilterSelect } from "../kit/FilterSelect.tsx";
import { NothingHere } from "../kit/NothingHere.tsx";
import { Pager } from "../kit/Pager.tsx";
import { SearchField } from "../kit/SearchField.tsx";
import { useAsked } from "../kit/useAsked.ts";
import { type ListPlace, useListPlace } from "../kit/useListPlace.ts";
import { PartnerDialog } from "./PartnerDialog.tsx";
import { PartnerTable } from "./PartnerTable.tsx";
import { askedBy, type PartnerField, partnerCalls, partnerFields } from "./partnersQuery.ts";
import { WaitingOnes } from "./WaitingOnes.tsx";

const { path } = adminSections.partners;
const listId = "partners";

export function PartnerList() {
  const place = useListPlace(path, partnerFields);
  const { values, change } = place;
  const asked = useAsked(adminPartners.listPartners.path, askedBy(values), partnerCalls.listPartners);
  return (
    <>
      <div className={tw`flex`}>
        <PartnerDialog />
      </div>
      <WaitingOnes place={place} />
      <div className="dash-narrowing">
        <SearchField
          label={partnerWords.search}
          hint={partnerWords.searchHint}
          value={values.search}
          onSearch={(search) => change({ search })}
        />
        <FilterSelect
          label={partnerWords.status}
          value={values.status}
          options={partnerStatuses.map((status) => [status, partnerWords.statuses[status]])}
          onChange={(status) => change({ status })}
        />
        <FilterSelect
          label={partnerWords.state}
          value={values.state}
          options={[
            ["on", partnerWords.on],
            ["off", partnerWords.off],
          ]}
          onChange={(state) => change({ state })}
        />
      </div>
      <AskedFor asked={asked} waiting={partnerWords.loading} start={path}>
        {(page) => <Shown page={page} place={place} now={new Date(asked.answeredAt)} />}
      </AskedFor>
    </>
  );
}

interface ShownProps {
  readonly page: Page<PartnerSite>;
  readonly place: ListPlace<PartnerField>;
  readonly now: Date;
}

function Shown({ page, place, now }: ShownProps) {
  if (page.rows.length === 0)
    return place.isNarrowed ? (
      <NothingHere title={partnerWords.nothingTitle} text={partnerWords.nothingText} place={place} />
    ) : (
      <NothingHere title={partnerWords.noneTitle} text={partnerWords.noneText} />
    );
  return (
    <>
      <PartnerTable id={listId} rows={page.rows} now={now} />
      <Pager ends={page} place={place} listId={listId} />
    </>
  );
}
