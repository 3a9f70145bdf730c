import { auditWords } from "../../../content/admin/audit.ts";
import { AdminPage } from "../frame/AdminPage.tsx";
import { AuditList } from "./AuditList.tsx";

/** What operators did. */
export function Component() {
  return (
    <AdminPage section="audit" lead={auditWords.lead} waiting={auditWords.loading}>
      <AuditList />
    </AdminPage>
  );
}
