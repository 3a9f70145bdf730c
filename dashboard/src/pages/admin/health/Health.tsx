import { healthWords } from "../../../content/admin/health.ts";
import { AdminPage } from "../frame/AdminPage.tsx";
import { HealthScreen } from "./HealthScreen.tsx";

/** What is set up on the server, and whether it works. */
export function Component() {
  return (
    <AdminPage section="health" lead={healthWords.lead} waiting={healthWords.loading}>
      <HealthScreen />
    </AdminPage>
  );
}
