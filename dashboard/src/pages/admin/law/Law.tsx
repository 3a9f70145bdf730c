import { adminSections } from "../../../content/admin/frame.ts";
import { AdminPage } from "../frame/AdminPage.tsx";

export function Component() {
  return (
    <AdminPage section="law" lead={adminSections.law.description} waiting="">
      {null}
    </AdminPage>
  );
}
