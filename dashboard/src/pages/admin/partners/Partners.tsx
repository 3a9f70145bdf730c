import { adminSections } from "../../../content/admin/frame.ts";
import { AdminPage } from "../frame/AdminPage.tsx";

export function Component() {
  return (
    <AdminPage section="partners" lead={adminSections.partners.description} waiting="">
      {null}
    </AdminPage>
  );
}
