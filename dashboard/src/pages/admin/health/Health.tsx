import { adminSections } from "../../../content/admin/frame.ts";
import { AdminPage } from "../frame/AdminPage.tsx";

export function Component() {
  return (
    <AdminPage section="health" lead={adminSections.health.description} waiting="">
      {null}
    </AdminPage>
  );
}
