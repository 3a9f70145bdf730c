import { adminSections } from "../../../content/admin/frame.ts";
import { AdminPage } from "../frame/AdminPage.tsx";

export function Component() {
  return (
    <AdminPage section="audit" lead={adminSections.audit.description} waiting="">
      {null}
    </AdminPage>
  );
}
