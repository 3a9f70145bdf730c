// Written by `npm run contract` from schemas.ts.
import type { CallsOf } from "../../declaration.ts";
import type { adminTodayContract } from "./schemas.ts";

export const adminToday: CallsOf<typeof adminTodayContract> = {
  readToday: { method: "GET", path: "/api/admin/today" },
};
