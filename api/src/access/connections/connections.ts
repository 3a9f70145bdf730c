import { type ConnectionAsked, type ConnectionBegun, codeMinutes } from "@iep-insider/sdk/contract";
import { Op, type Transaction } from "sequelize";
import { createMailToken, hashOfToken } from "../../accounts/mailToken.ts";
import type { SiteConnection } from "../../database/models/siteConnection.ts";
import type { User } from "../../database/models/user.ts";
import { readOrigins } from "../../partners/origins.ts";
import { readSettings } from "../../partners/settings.ts";
import type { Services } from "../../services.ts";
import { accessOf } from "../accessOf.ts";
import { NoSite, PaymentRequired, UnknownConnection } from "../errors.ts";
import { createPurchaseKey, hashOfKey } from "../holder.ts";
import type { Place } from "../place.ts";
import { endOf } from "./end.ts";

type ConnectionServices = Pick<Services, "database" | "clock">;

const minute = 60_000;

/**
 * Starts connecting a member from a partner's page. It has no effect until the member allows it on our own origin, and
 * replaces an earlier request of the same browser and page.
 * @param key the browser's own, if it has one. @throws {NoSite}
 */
export async function beginConnection(
  services: ConnectionServices & Pick<Services, "environment">,
  { partnerId, origin }: Place,
  key: string | null,
): Promise<ConnectionBegun> {
  if (partnerId === null) throw new NoSite();
  const { database, clock, environment } = services;
  const secret = key ?? createPurchaseKey();
  const keyHash = hashOfKey(secret);
  const now = clock();
  const { token: code, hash: codeHash, expiry: endsAt } = createMailToken(now, codeMinutes * minute);
  await database.transaction(async (transaction) => {
    const asked = { keyHash, partnerId, origin, userId: null };
    await database.siteConnections.destroy({ where: asked, transaction });
    await database.siteConnections.create({ ...asked, codeHash, endsAt, createdAt: now }, { transaction });
  });
  return { secret, code, url: `${environment.publicOrigin}/connect?code=${code}` };
}

/** The site that asks to be connected. @throws {UnknownConnection} */
export async function readConnection(
  services: ConnectionServices,
  user: User,
  code: string,
): Promise<ConnectionAsked> {
  const asked = await findAsked(services, code);
  return present(services, asked, await isMember(services, user));
}

/** Opens the member's tools in the requesting browser. @throws {UnknownConnection} @throws {PaymentRequired} */
export async function allowConnection(
  services: ConnectionServices,
  user: User,
  code: string,
): Promise<ConnectionAsked> {
  const { database, clock } = services;
  if (!(await isMember(services, user))) throw new PaymentRequired();
  const allowed = await database.transaction(async (transaction) => {
    const asked = await findAsked(services, code, transaction);
    const { keyHash, partnerId, origin } = asked;
    // Only one subscription per browser and page.
    const before = { keyHash, partnerId, origin, userId: { [Op.ne]: null } };
    await database.siteConnections.destroy({ where: before, transaction });
    const allowedAt = clock();
    const endsAt = endOf(allowedAt, allowedAt);
    return asked.update({ codeHash: null, userId: user.id, allowedAt, endsAt }, { transaction });
  });
  return present(services, allowed, true);
}

/** @throws {UnknownConnection} */
export async function refuseConnection(services: ConnectionServices, code: string): Promise<void> {
  await (await findAsked(services, code)).destroy();
}

/** The pages on which a member's tools are open, newest first. */
export function connectionsOf(
  { database, clock }: ConnectionServices,
  userId: number,
): Promise<SiteConnection[]> {
  return database.siteConnections.findAll({
    where: { userId, endsAt: { [Op.gt]: clock() } },
    order: [["id", "DESC"]],
  });
}

/** The brand names of the connected partners. */
export async function namesOf(
  { database }: Pick<Services, "database">,
  rows: readonly SiteConnection[],
): Promise<ReadonlyMap<number, string>> {
  const partners = await database.partners.findAll({ where: { id: rows.map((row) => row.partnerId) } });
  return new Map(partners.map((partner) => [partner.id, readSettings(partner).brand.name]));
}

async function findAsked(
  { database, clock }: ConnectionServices,
  code: string,
  transaction?: Transaction,
): Promise<SiteConnection> {
  const where = { codeHash: hashOfToken(code), endsAt: { [Op.gt]: clock() } };
  const lock = transaction && { transaction, lock: transaction.LOCK.UPDATE };
  const asked = await database.siteConnections.findOne({ where, ...lock });
  if (!asked) throw new UnknownConnection();
  return asked;
}

async function isMember(services: ConnectionServices, user: User): Promise<boolean> {
  return (await accessOf(services, { user, keyHash: null })).everything;
}

async function present(
  { database }: Pick<Services, "database">,
  { partnerId, origin }: SiteConnection,
  member: boolean,
): Promise<ConnectionAsked> {
  const partner = await database.partners.findByPk(partnerId);
  if (!partner?.active) throw new UnknownConnection();
  const shown = origin ?? readOrigins(partner.allowedOrigins)[0];
  if (shown === undefined) throw new UnknownConnection();
  return { site: readSettings(partner).brand.name, origin: shown, isMember: member };
}
