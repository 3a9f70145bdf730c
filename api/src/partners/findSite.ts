import type { Partner } from "../database/models/partner.ts";
import type { Services } from "../services.ts";
import { SiteKeyEnded, SiteOff, UnknownSite } from "./errors.ts";

/**
 * The partner whose key this is, if the key opens now.
 * @throws {UnknownSite} for a key that is none of ours. @throws {SiteKeyEnded} @throws {SiteOff}
 */
export async function findSite(
  { database, clock }: Pick<Services, "database" | "clock">,
  siteKey: string,
): Promise<Partner> {
  const key = await database.partnerKeys.findByPk(siteKey);
  const partner = key && (await database.partners.findByPk(key.partnerId));
  if (!partner) throw new UnknownSite();
  if (key.endsAt !== null && key.endsAt <= clock()) throw new SiteKeyEnded();
  if (partner.status !== "approved" || !partner.active) throw new SiteOff();
  return partner;
}
