// Written by `npm run contract` from schemas.ts.
import type { CallsOf } from "../../declaration.ts";
import type { adminLawContract } from "./schemas.ts";

export const adminLaw: CallsOf<typeof adminLawContract> = {
  listLawFacts: { method: "GET", path: "/api/admin/law" },
  exportLawFacts: { method: "GET", path: "/api/admin/law.csv" },
  recordLawCheck: { method: "POST", path: "/api/admin/law/checks" },
  listLawChecks: { method: "GET", path: "/api/admin/law/checks" },
};
