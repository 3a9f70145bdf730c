import type { Transaction } from "sequelize";
import { type Actor, recordAuditEntry } from "../audit/recordAuditEntry.ts";
import type { Partner } from "../database/models/partner.ts";
import type { Services } from "../services.ts";
import { ChangedMeanwhile } from "./errors.ts";
import { addKeyOf, createSiteKey, ofKey } from "./keys.ts";
import { readOrigins, writeOrigins } from "./origins.ts";
import { revisionOfDetails } from "./revision.ts";

type PartnerServices = Pick<Services, "database" | "clock">;

/** What there is to say of a partner. */
export interface GivenPartner {
  readonly name: string;
  /** As `checkOrigin` gives them. */
  readonly origins: readonly string[];
  /** Left out, it stays as it is; a new one's is false. */
  readonly allowsLocalhost?: boolean | undefined;
}

/** A new partner. */
export interface NewPartner extends GivenPartner {
  /** A key that is already in use on pages; if omitted, a new one is created. */
  readonly siteKey?: string | undefined;
}

/** Registers a site, or brings the one of that key in line and switches it on. */
export async function registerPartner(
  services: PartnerServices,
  actor: Actor,
  { siteKey = createSiteKey(), ...given }: NewPartner,
): Promise<Partner> {
  const { database, clock } = services;
  return database.transaction(async (transaction) => {
    const known = await ofKey(services, transaction, siteKey);
    if (known) {
      await change(services, transaction, actor, known, given);
      return turn(services, transaction, actor, known, true);
    }
    const now = clock();
    const { name, origins, allowsLocalhost = false } = given;
    const made = await database.partners.create(
      {
        siteKey,
        name,
        allowedOrigins: writeOrigins(origins),
        allowsLocalhost,
        active: true,
        createdAt: now,
        updatedAt: now,
      },
      { transaction },
    );
    await addKeyOf(services, transaction, made, now);
    const detail = { origins: readOrigins(made.allowedOrigins).length };
    await recordAuditEntry(services, transaction, actor, {
      action: "partner_created",
      subject: "partner",
      id: siteKey,
      detail,
    });
    return made;
  });
}

/**
 * Changes what there is to say of a partner.
 * @param which with the revision that the change began with.
 * @returns null if there is none. @throws {ChangedMeanwhile}
 */
export function changePartner(
  services: PartnerServices,
  actor: Actor,
  { id, revision }: { readonly id: number; readonly revision: string },
  given: GivenPartner,
): Promise<Partner | null> {
  return services.database.transaction(async (transaction) => {
    const locked = { transaction, lock: transaction.LOCK.UPDATE };
    const known = await services.database.partners.findByPk(id, locked);
    return known && change(services, transaction, actor, known, given, revision);
  });
}

/** Turns a partner off or on, with all its keys. @param which one of its keys, or its number. @returns null if there is none. */
export function switchPartner(
  services: PartnerServices,
  actor: Actor,
  which: { readonly siteKey: string } | { readonly id: number },
  active: boolean,
): Promise<Partner | null> {
  return services.database.transaction(async (transaction) => {
    const known =
      "siteKey" in which
        ? await ofKey(services, transaction, which.siteKey)
        : await services.database.partners.findByPk(which.id, { transaction });
    return known && turn(services, transaction, actor, known, active);
  });
}

/** Written down only if something is different afterwards; names and addresses are not (`recordAuditEntry`). */
async function change(
  services: PartnerServices,
  transaction: Transaction,
  actor: Actor,
  partner: Partner,
  { name, origins, allowsLocalhost = partner.allowsLocalhost }: GivenPartner,
  revision = revisionOfDetails(partner),
): Promise<Partner> {
  const before = readOrigins(partner.allowedOrigins);
  const allowedOrigins = writeOrigins(origins);
  const isRenamed = name !== partner.name;
  const isSame = !isRenamed && allowedOrigins === partner.allowedOrigins;
  if (isSame && allowsLocalhost === partner.allowsLocalhost) return partner;
  if (revision !== revisionOfDetails(partner)) throw new ChangedMeanwhile();
  await partner.update(
    { name, allowedOrigins, allowsLocalhost, updatedAt: services.clock() },
    { transaction },
  );
  const now = readOrigins(allowedOrigins);
  await recordAuditEntry(services, transaction, actor, {
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
  await recordAuditEntry(services, transaction, actor, { action, subject: "partner", id: partner.siteKey });
  return partner;
}
