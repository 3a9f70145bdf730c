// Written by `npm run contract` from schemas.ts.
import type { CallsOf } from "../../declaration.ts";
import type { adminUsageContract } from "./schemas.ts";

export const adminUsage: CallsOf<typeof adminUsageContract> = {
  readUsage: { method: "GET", path: "/api/admin/usage" },
  exportUsage: { method: "GET", path: "/api/admin/usage.csv" },
  exportAiUsage: { method: "GET", path: "/api/admin/usage-ai.csv" },
};
