import type { OwnPartner, SiteKey } from "@iep-insider/sdk/contract";
import type { Partner } from "../database/models/partner.ts";
import type { PartnerKey } from "../database/models/partnerKey.ts";
import type { Services } from "../services.ts";
import { keysOf } from "./keys.ts";
import { readOrigins } from "./origins.ts";
import { revisionOfSite } from "./revision.ts";
import { readSettings } from "./settings.ts";
import { monthOf, sponsoredUsesOf } from "./sponsoredUses.ts";

/** A partner as who manages it sees it: without a key before it is approved. */
export async function presentOwnPartner(
  services: Pick<Services, "database" | "clock">,
  partner: Partner,
): Promise<OwnPartner> {
  const uses = await sponsoredUsesOf(services, [partner.id], monthOf(services.clock()));
  const keys = partner.status === "approved" ? await keysOf(services, partner) : [];
  return {
    name: partner.name,
    website: partner.website,
    about: partner.about,
    status: partner.status,
    appliedAt: partner.appliedAt?.toISOString() ?? null,
    active: partner.active,
    origins: readOrigins(partner.allowedOrigins),
    allowsLocalhost: partner.allowsLocalhost,
    settings: readSettings(partner),
    revision: revisionOfSite(partner),
    keys: keys.map((key) => presentKey(partner, key)),
    sponsored: presentSponsored(partner, uses),
    allowsWhiteLabel: partner.allowsWhiteLabel,
  };
}

export function presentKey(partner: Pick<Partner, "siteKey">, key: PartnerKey): SiteKey {
  return {
    siteKey: key.siteKey,
    createdAt: key.createdAt.toISOString(),
    endsAt: key.endsAt?.toISOString() ?? null,
    isCurrent: key.siteKey === partner.siteKey,
    seen: key.seenAt && { at: key.seenAt.toISOString(), on: key.seenOn },
    refused: key.refusedAt && { at: key.refusedAt.toISOString(), on: key.refusedOn ?? "" },
  };
}

/** @param uses of this month, by partner. */
export function presentSponsored(
  { id, sponsored, sponsoredUses }: Partner,
  uses: ReadonlyMap<number, number>,
): OwnPartner["sponsored"] {
  return sponsored ? { uses: sponsoredUses, usedThisMonth: uses.get(id) ?? 0 } : null;
}
