// Written by `npm run contract` from schemas.ts.
import type { CallsOf } from "../../declaration.ts";
import type { adminHealthContract } from "./schemas.ts";

export const adminHealth: CallsOf<typeof adminHealthContract> = {
  readHealth: { method: "GET", path: "/api/admin/health" },
};
