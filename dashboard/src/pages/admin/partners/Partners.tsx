import {
  adminPartners,
  type PartnerSite,
  type PartnersToList,
  partnerStatuses,
} from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { adminSections } from "../../../content/admin/frame.ts";
import { partnerWords } from "../../../content/admin/partners.ts";
import { AdminPage } from "../frame/AdminPage.tsx";
import { fieldsOf, type Resource } from "../kit/Resource.ts";
import { ResourceList } from "../kit/ResourceList.tsx";
import { useListPlace } from "../kit/useListPlace.ts";
import { PartnerDialog } from "./PartnerDialog.tsx";
import { partnerCalls } from "./partnerCalls.ts";
import { partnerColumns } from "./partnerColumns.tsx";
import { WaitingOnes } from "./WaitingOnes.tsx";

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

/** The sites that embed our tools under a key of their own. */
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
      <WaitingOnes place={place} />
      <ResourceList resource={partners} />
    </>
  );
}
