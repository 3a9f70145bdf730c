// Written by `npm run contract` from schemas.ts.
import type { CallsOf } from "../declaration.ts";
import type { partnersContract } from "./schemas.ts";

export const partners: CallsOf<typeof partnersContract> = {
  tellSeen: { method: "POST", path: "/api/partner/seen" },
  getPartner: { method: "GET", path: "/api/partner" },
  applyAsPartner: { method: "POST", path: "/api/partner/apply" },
  changeSite: { method: "POST", path: "/api/partner/site" },
  setLogo: { method: "POST", path: "/api/partner/logo" },
  rotateKey: { method: "POST", path: "/api/partner/key-rotate" },
  revokeKey: { method: "POST", path: "/api/partner/key-revoke" },
};
