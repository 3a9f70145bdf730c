// Written by `npm run contract` from schemas.ts.
import type { CallsOf } from "../../declaration.ts";
import type { adminPartnersContract } from "./schemas.ts";

export const adminPartners: CallsOf<typeof adminPartnersContract> = {
  listPartners: { method: "GET", path: "/api/admin/partners" },
  createPartner: { method: "POST", path: "/api/admin/partners" },
  changePartner: { method: "POST", path: "/api/admin/partner-change" },
  switchPartner: { method: "POST", path: "/api/admin/partner-switch" },
  decidePartner: { method: "POST", path: "/api/admin/partner-decide" },
  sponsorPartner: { method: "POST", path: "/api/admin/partner-sponsor" },
  limitPartner: { method: "POST", path: "/api/admin/partner-limit" },
  allowWhiteLabel: { method: "POST", path: "/api/admin/partner-white-label" },
  revokePartnerKey: { method: "POST", path: "/api/admin/partner-key-revoke" },
};
