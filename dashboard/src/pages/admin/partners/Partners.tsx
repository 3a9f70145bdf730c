import { partnerWords } from "../../../content/admin/partners.ts";
import { AdminPage } from "../frame/AdminPage.tsx";
import { PartnerList } from "./PartnerList.tsx";

/** The sites that embed our tools under a key of their own. */
export function Component() {
  return (
    <AdminPage section="partners" lead={partnerWords.lead} waiting={partnerWords.loading}>
      <PartnerList />
    </AdminPage>
  );
}
