// Written by `npm run contract` from schemas.ts.
import type { CallsOf } from "../declaration.ts";
import type { accessContract } from "./schemas.ts";

export const access: CallsOf<typeof accessContract> = {
  getAccess: { method: "GET", path: "/api/access", isSimple: true },
  redeem: { method: "POST", path: "/api/access/redeem" },
  sendFreeToolEmail: { method: "POST", path: "/api/free-tool-email" },
  openSponsored: { method: "POST", path: "/api/access/sponsored" },
  beginConnection: { method: "POST", path: "/api/access/connect" },
  claimPurchase: { method: "POST", path: "/api/access/claim" },
  getSubscriptionStatus: { method: "GET", path: "/api/subscription-status" },
  readConnection: { method: "POST", path: "/api/access/connect-read" },
  allowConnection: { method: "POST", path: "/api/access/connect-allow" },
  refuseConnection: { method: "POST", path: "/api/access/connect-refuse" },
  listConnections: { method: "GET", path: "/api/access/connections" },
  endConnection: { method: "POST", path: "/api/access/connection-end" },
};
