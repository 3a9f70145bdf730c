import "./usage.css";
import { usageWords } from "../../../content/admin/usage.ts";
import { AdminPage } from "../frame/AdminPage.tsx";
import { UsageScreen } from "./UsageScreen.tsx";

/** How often the tools are used, and what the AI costs. The only page with charts: they come with it. */
export function Component() {
  return (
    <AdminPage section="usage" lead={usageWords.lead} waiting={usageWords.loading}>
      <UsageScreen />
    </AdminPage>
  );
}
