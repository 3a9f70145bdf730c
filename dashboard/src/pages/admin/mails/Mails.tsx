import { adminSections } from "../../../content/admin/frame.ts";
import { AdminPage } from "../frame/AdminPage.tsx";

export function Component() {
  return (
    <AdminPage section="mails" lead={adminSections.mails.description} waiting="">
      {null}
    </AdminPage>
  );
}
