import { randomInt } from "node:crypto";
import type { Transaction } from "sequelize";
import { type Actor, recordDeed } from "../audit/recordDeed.ts";
import type { Partner } from "../database/models/partner.ts";
import type { Services } from "../services.ts";
import { normalOrigin, readOrigins, writeOrigins } from "./origins.ts";

type PartnerServices = Pick<Services, "database" | "clock">;

/** What there is to say of a partner. */
export interface GivenPartner {
  readonly name: string;
  /** As `checkOrigin` gives them. */
  readonly origins: readonly string[];
}

/** A new partner. */
export interface NewPartner extends GivenPartner {
  /** A key that stands in pages already; without it a new one is made. */
  readonly siteKey?: string | undefined;
}

/** Registers a site, or brings the one of that key in line and switches it on. */
export async function registerPartner(
  services: PartnerServices,
  actor: Actor,
  { siteKey = createSiteKey(), name, origins }: NewPartner,
): Promise<Partner> {
  const { database, clock } = services;
  return database.transaction(async (transaction) => {
    const known = await database.partners.findOne({ where: { siteKey }, transaction });
    if (known) {
      await change(services, transaction, actor, known, { name, origins });
      return turn(services, transaction, actor, known, true);
    }
    const now = clock();
    const given = { siteKey, name, allowedOrigins: writeOrigins(origins), active: true };
    const made = await database.partners.create(
      { ...given, createdAt: now, updatedAt: now },
      { transaction },
    );
    const detail = { origins: readOrigins(made.allowedOrigins).length };
    await recordDeed(services, transaction, actor, {
      action: "partner_created",
      subject: "partner",
      id: siteKey,
      detail,
    });
    return made;
  });
}

/** Changes a site's name and origins. @returns null when there is none such. */
export function changePartner(
  services: PartnerServices,
  actor: Actor,
  id: number,
  given: GivenPartner,
): Promise<Partner | null> {
  return services.database.transaction(async (transaction) => {
    const known = await services.database.partners.findByPk(id, { transaction });
    return known && change(services, transaction, actor, known, given);
  });
}

/** Switches a key off or on. @param which its key or number. @returns null when there is none such. */
export function switchPartner(
  services: PartnerServices,
  actor: Actor,
  which: { readonly siteKey: string } | { readonly id: number },
  active: boolean,
): Promise<Partner | null> {
  return services.database.transaction(async (transaction) => {
    const known = await services.database.partners.findOne({ where: which, transaction });
    return known && turn(services, transaction, actor, known, active);
  });
}

/** Written down only if something is different afterwards; names and addresses are not (`recordDeed`). */
async function change(
  services: PartnerServices,
  transaction: Transaction,
  actor: Actor,
  partner: Partner,
  { name, origins }: GivenPartner,
): Promise<Partner> {
  const before = readOrigins(partner.allowedOrigins);
  const allowedOrigins = writeOrigins(origins);
  const isRenamed = name !== partner.name;
  if (!isRenamed && allowedOrigins === partner.allowedOrigins) return partner;
  await partner.update({ name, allowedOrigins, updatedAt: services.clock() }, { transaction });
  const now = readOrigins(allowedOrigins);
  await recordDeed(services, transaction, actor, {
    action: "partner_changed",
    subject: "partner",
    id: partner.siteKey,
    detail: {
      isRenamed,
      originsAdded: now.filter((origin) => !before.includes(origin)).length,
      originsRemoved: before.filter((origin) => !now.includes(origin)).length,
    },
  });
  return partner;
}

async function turn(
  services: PartnerServices,
  transaction: Transaction,
  actor: Actor,
  partner: Partner,
  active: boolean,
): Promise<Partner> {
  if (partner.active === active) return partner;
  await partner.update({ active, updatedAt: services.clock() }, { transaction });
  const action = active ? "partner_switched_on" : "partner_switched_off";
  await recordDeed(services, transaction, actor, { action, subject: "partner", id: partner.siteKey });
  return partner;
}

/** @returns the site of a key that may be used now, or null. */
export async function findActivePartner(
  { database }: Pick<Services, "database">,
  siteKey: string,
): Promise<Partner | null> {
  return siteKey === "" ? null : database.partners.findOne({ where: { siteKey, active: true } });
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
