import { adminSections } from "../../../content/admin/frame.ts";
import { AdminPage } from "../frame/AdminPage.tsx";

export function Component() {
  return (
    <AdminPage section="usage" lead={adminSections.usage.description} waiting="">
      {null}
    </AdminPage>
  );
}
