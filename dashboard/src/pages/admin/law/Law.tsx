import { lawWords } from "../../../content/admin/law.ts";
import { AdminPage } from "../frame/AdminPage.tsx";
import { LawFacts } from "./LawFacts.tsx";

/** The law library, by status and age. */
export function Component() {
  return (
    <AdminPage section="law" lead={lawWords.lead} waiting={lawWords.loading}>
      <LawFacts />
    </AdminPage>
  );
}
