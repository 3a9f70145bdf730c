import type { PartnerSite } from "@iep-insider/sdk/contract";
import type { Partner } from "../../database/models/partner.ts";
import { currentFirst } from "../../partners/keys.ts";
import { readOrigins } from "../../partners/origins.ts";
import { presentKey, presentSponsored } from "../../partners/presentPartner.ts";
import { revisionOfDetails } from "../../partners/revision.ts";
import type { AboutPartners } from "./aboutPartners.ts";

/** Fields are listed one by one: a new column stays private until it is added here. */
export function presentPartner(partner: Partner, about: AboutPartners): PartnerSite {
  const manager = about.managerOf(partner);
  return {
    id: partner.id,
    siteKey: partner.siteKey,
    name: partner.name,
    website: partner.website,
    about: partner.about,
    status: partner.status,
    manager: manager && { id: manager.id, email: manager.email },
    origins: readOrigins(partner.allowedOrigins),
    allowsLocalhost: partner.allowsLocalhost,
    revision: revisionOfDetails(partner),
    active: partner.active,
    keys: currentFirst(partner, about.keysOf(partner)).map((key) => presentKey(partner, key)),
    sponsored: presentSponsored(partner, about.uses),
    allowsWhiteLabel: partner.allowsWhiteLabel,
    dailyCostLimit: partner.dailyCostLimit,
    createdAt: partner.createdAt.toISOString(),
    loads: about.loadsOf(partner),
  };
}
