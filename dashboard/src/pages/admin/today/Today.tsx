import { todayWords } from "../../../content/admin/today.ts";
import { AdminPage } from "../frame/AdminPage.tsx";
import { TodayScreen } from "./TodayScreen.tsx";

/** What waits for an operator. */
export function Component() {
  return (
    <AdminPage section="today" lead={todayWords.lead} waiting={todayWords.loading}>
      <TodayScreen />
    </AdminPage>
  );
}
