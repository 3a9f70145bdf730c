import type { PartnerSite } from "@iep-insider/sdk/contract";
import type { Partner } from "../../database/models/partner.ts";
import { readOrigins } from "../../partners/origins.ts";

/** Named one by one: a new column is private until somebody writes it here. */
export function presentPartner(partner: Partner, loads: ReadonlyMap<string, number>): PartnerSite {
  return {
    id: partner.id,
    siteKey: partner.siteKey,
    name: partner.name,
    origins: readOrigins(partner.allowedOrigins),
    active: partner.active,
    createdAt: partner.createdAt.toISOString(),
    loads: loads.get(partner.siteKey) ?? 0,
  };
}
