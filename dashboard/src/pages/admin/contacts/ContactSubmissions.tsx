import { contactSubmissions } from "../../../content/admin/contacts.ts";
import { AdminPage } from "../frame/AdminPage.tsx";
import { Contacts } from "./Contacts.tsx";

/** What people wrote to us. */
export function Component() {
  return (
    <AdminPage section="contacts" lead={contactSubmissions.lead} waiting={contactSubmissions.loading}>
      <Contacts />
    </AdminPage>
  );
}
