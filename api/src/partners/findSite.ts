import type { Partner } from "../database/models/partner.ts";
import type { PartnerKey } from "../database/models/partnerKey.ts";
import type { Services } from "../services.ts";
import { SiteKeyEnded, SiteOff, UnknownSite } from "./errors.ts";

/** A valid site key and its partner. */
export interface FoundSite {
  readonly partner: Partner;
  readonly key: PartnerKey;
}

/**
 * The partner of a site key, if the key is valid now.
 * @throws {UnknownSite} for an unknown key. @throws {SiteKeyEnded} @throws {SiteOff}
 */
export async function findSite(
  { database, clock }: Pick<Services, "database" | "clock">,
  siteKey: string,
): Promise<FoundSite> {
  const key = await database.partnerKeys.findByPk(siteKey, { include: "partner" });
  if (!key?.partner) throw new UnknownSite();
  const { partner } = key;
  if (key.endsAt !== null && key.endsAt <= clock()) throw new SiteKeyEnded();
  if (partner.status !== "approved" || !partner.active) throw new SiteOff();
  return { partner, key };
}
