import { adminSections } from "../../../content/admin/frame.ts";
import { AdminPage } from "../frame/AdminPage.tsx";

export function Component() {
  return (
    <AdminPage section="payments" lead={adminSections.payments.description} waiting="">
      {null}
    </AdminPage>
  );
}
