// Written by `npm run contract` from schemas.ts.
import type { CallsOf } from "../../declaration.ts";
import type { adminAuditContract } from "./schemas.ts";

export const adminAudit: CallsOf<typeof adminAuditContract> = {
  listAudit: { method: "GET", path: "/api/admin/audit" },
  exportAudit: { method: "GET", path: "/api/admin/audit.csv" },
  listOperators: { method: "GET", path: "/api/admin/operators" },
};
