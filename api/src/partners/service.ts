import { randomInt } from "node:crypto";
import type { Partner } from "../database/models/partner.ts";
import type { Services } from "../services.ts";
import { normalOrigin, readOrigins, writeOrigins } from "./origins.ts";

type PartnerServices = Pick<Services, "database" | "clock">;

/** A new partner, as an operator types them. */
export interface NewPartner {
  readonly name: string;
  /** Normal ones (`origins.ts`). */
  readonly origins: readonly string[];
  /** A key that stands in pages already; without it a new one is made. */
  readonly siteKey?: string | undefined;
}

/** Registers a site, or brings the one of that key in line. */
export async function registerPartner(
  { database, clock }: PartnerServices,
  { name, origins, siteKey = createSiteKey() }: NewPartner,
): Promise<Partner> {
  const now = clock();
  const given = { name, allowedOrigins: writeOrigins(origins), active: true, updatedAt: now };
  return database.transaction(async (transaction) => {
    const known = await database.partners.findOne({ where: { siteKey }, transaction });
    if (known) return known.update(given, { transaction });
    return database.partners.create({ siteKey, ...given, createdAt: now }, { transaction });
  });
}

/** @returns the site of a key that may be used now, or null. */
export async function findActivePartner(
  { database }: Pick<Services, "database">,
  siteKey: string,
): Promise<Partner | null> {
  return siteKey === "" ? null : database.partners.findOne({ where: { siteKey, active: true } });
}

/** Switches a key off or on. @returns null when there is none such. */
export async function switchPartner(
  { database, clock }: PartnerServices,
  siteKey: string,
  active: boolean,
): Promise<Partner | null> {
  const known = await database.partners.findOne({ where: { siteKey } });
  return known ? known.update({ active, updatedAt: clock() }) : null;
}

/** Whether pages of this origin belong to the partner. An origin is no proof of who calls: nothing secret hangs on it. */
export function isOriginOf(partner: Partner, origin: string | null | undefined): boolean {
  return origin != null && readOrigins(partner.allowedOrigins).includes(origin);
}

/**
 * Whether somebody may be led back there after a payment (DECISIONS 11): our own pages, and pages of the partner whose
 * page began the purchase.
 * @param siteKey of the request, or "". @param url as the page stated it.
 */
export async function isAllowedReturn(
  services: Pick<Services, "database" | "environment">,
  siteKey: string,
  url: string,
): Promise<boolean> {
  const origin = normalOrigin(url);
  if (origin === null) return false;
  if (origin === services.environment.publicOrigin) return true;
  const partner = await findActivePartner(services, siteKey);
  return partner !== null && isOriginOf(partner, origin);
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

function createSiteKey(): string {
  return `site_${Array.from({ length: 24 }, () => letters[randomInt(letters.length)]).join("")}`;
}
