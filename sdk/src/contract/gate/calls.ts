// Written by `npm run contract` from schemas.ts.
import type { CallsOf } from "../declaration.ts";
import type { gateContract } from "./schemas.ts";

export const gate: CallsOf<typeof gateContract> = {
  getAccess: { method: "GET", path: "/api/access", isSimple: true },
  redeem: { method: "POST", path: "/api/access/redeem" },
  sendFreeToolEmail: { method: "POST", path: "/api/free-tool-email" },
  openSponsored: { method: "POST", path: "/api/access/sponsored" },
  beginConnection: { method: "POST", path: "/api/access/connect" },
};
