// Written by `npm run contract` from schemas.ts.
import type { CallsOf } from "../declaration.ts";
import type { caseSyncContract } from "./schemas.ts";

export const caseSync: CallsOf<typeof caseSyncContract> = {
  getVault: { method: "GET", path: "/api/case-sync" },
  createVault: { method: "POST", path: "/api/case-sync" },
  listChanges: { method: "GET", path: "/api/case-sync/changes" },
  pushRecords: { method: "POST", path: "/api/case-sync/push" },
  replaceKeys: { method: "POST", path: "/api/case-sync/keys" },
  deleteVault: { method: "POST", path: "/api/case-sync/end" },
};
