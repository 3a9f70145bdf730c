import { adminSections } from "../../../content/admin/frame.ts";
import { AdminPage } from "../frame/AdminPage.tsx";

export function Component() {
  return (
    <AdminPage section="users" lead={adminSections.users.description} waiting="">
      {null}
    </AdminPage>
  );
}
