import {
  adminPartners,
  type PartnerSite,
  type PartnersToList,
  partnerStatuses,
} from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { adminSections } from "../../../content/admin/frame.ts";
import { partnerWords, partnerWords as words } from "../../../content/admin/partners.ts";
import { AdminPage } from "../frame/AdminPage.tsx";
import { fieldsOf, type Resource } from "../kit/Resource.ts";
import { ResourceList } from "../kit/ResourceList.tsx";
import { type ListPlace, useListPlace } from "../kit/useListPlace.ts";
import { useServerQuery } from "../kit/useServerQuery.ts";
import { PartnerDialog } from "./PartnerDialog.tsx";
import { partnerCalls } from "./partnerCalls.ts";
import { partnerColumns } from "./partnerColumns.tsx";

const partners: Resource<PartnersToList, PartnerSite> = {
  id: "partners",
  path: adminSections.partners.path,
  call: adminPartners.listPartners,
  load: partnerCalls.listPartners,
  words: partnerWords,
  filters: [
    {
      name: "status",
      label: partnerWords.status,
      options: partnerStatuses.map((status) => [status, partnerWords.statuses[status]]),
    },
    {
      name: "state",
      label: partnerWords.state,
      options: [
        ["on", partnerWords.on],
        ["off", partnerWords.off],
      ],
    },
  ],
  columns: partnerColumns,
};

export function Component() {
  return (
    <AdminPage section="partners" lead={partnerWords.lead} waiting={partnerWords.loading}>
      <PartnerList />
    </AdminPage>
  );
}

function PartnerList() {
  const place = useListPlace(partners.path, fieldsOf(partners));
  return (
    <>
      <div className={tw`flex`}>
        <PartnerDialog />
      </div>
      <PendingApplications place={place} />
      <ResourceList resource={partners} />
    </>
  );
}

/** A link to the waiting applications, with their number; renders nothing without any. */
function PendingApplications({ place }: { readonly place: ListPlace<string> }) {
  const { answer } = useServerQuery(adminPartners.listPartners.path, waiting, partnerCalls.listPartners);
  const count = answer?.rows.length ?? 0;
  if (count === 0) return null;
  // Only one page is fetched.
  const shown = answer?.next ? words.moreThan(count) : String(count);
  return (
    <Notice title={shown === "1" ? words.waitingOne : words.waitingMany(shown)}>
      {place.values["status"] === waiting.status ? null : (
        <p>
          <Button onClick={() => place.change({ status: waiting.status })}>{words.showWaiting}</Button>
        </p>
      )}
    </Notice>
  );
}

const waiting = { status: "applied" } as const;
