import { Op, type Transaction } from "sequelize";
import type { SiteConnection } from "../../database/models/siteConnection.ts";
import type { Services } from "../../services.ts";
import type { Holder } from "../holder.ts";
import { endOf } from "./end.ts";

type ConnectionServices = Pick<Services, "database" | "clock">;

/** What a browser's key has on the one partner page where it is presented. */
export interface ConnectionHere {
  /**
   * The member whose tools the key opens, because they allowed it; null if none has. The key carries their right to all
   * tools and nothing else from their account.
   */
  readonly member: number | null;
  /** Whether a connection was requested here, or is allowed. */
  readonly state: "asked" | "allowed" | null;
}

/** Using a connection extends it. */
export async function connectionHere(
  services: ConnectionServices,
  holder: Holder,
  transaction: Transaction | null = null,
): Promise<ConnectionHere> {
  const rows = await connectionsHere(services, holder, transaction);
  const allowed = rows.find(({ userId }) => userId !== null);
  if (!allowed) return { member: null, state: rows.length > 0 ? "asked" : null };
  await renew(services, allowed, transaction);
  return { member: allowed.userId, state: "allowed" };
}

async function connectionsHere(
  { database, clock }: ConnectionServices,
  { keyHash, place }: Holder,
  transaction: Transaction | null,
): Promise<SiteConnection[]> {
  if (keyHash === null || place === undefined || place.partnerId === null) return [];
  const { partnerId, origin } = place;
  const where = { keyHash, partnerId, origin, endsAt: { [Op.gt]: clock() } };
  return database.siteConnections.findAll({ where, transaction });
}

const hour = 60 * 60_000;

/** At most once an hour, so that most reads cause no write. */
async function renew(
  { database, clock }: ConnectionServices,
  { id, allowedAt, endsAt }: SiteConnection,
  transaction: Transaction | null,
): Promise<void> {
  if (allowedAt === null) return;
  const later = endOf(allowedAt, clock());
  if (later.getTime() - endsAt.getTime() < hour) return;
  // Only extends it, and by its id alone: a connection that has ended in the meantime stays ended.
  await database.siteConnections.update(
    { endsAt: later },
    { where: { id, endsAt: { [Op.lt]: later } }, transaction },
  );
}
