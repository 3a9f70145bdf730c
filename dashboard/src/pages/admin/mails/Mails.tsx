import { mailWords } from "../../../content/admin/mails.ts";
import { AdminPage } from "../frame/AdminPage.tsx";
import { MailList } from "./MailList.tsx";

/** Mails that go out: what waits, what went, what failed, and another try. */
export function Component() {
  return (
    <AdminPage section="mails" lead={mailWords.lead} waiting={mailWords.loading}>
      <MailList />
    </AdminPage>
  );
}
