import { connectionDays, connectionHours } from "@iep-insider/sdk/contract";
import type { Transaction } from "sequelize";
import type { Services } from "../../services.ts";
import { ConnectionNotFound } from "../errors.ts";

/** @throws {ConnectionNotFound} also when it belongs to another user (ADR 5). */
export async function endConnection(
  { database }: Pick<Services, "database">,
  userId: number,
  id: number,
): Promise<void> {
  const ended = await database.siteConnections.destroy({ where: { id, userId } });
  if (ended === 0) throw new ConnectionNotFound();
}

/** Ends all connections of an account. Called wherever its sessions end. */
export async function endConnections(
  { database }: Pick<Services, "database">,
  userId: number,
  transaction: Transaction | null,
): Promise<void> {
  await database.siteConnections.destroy({ where: { userId }, transaction });
}

const hour = 60 * 60_000;

/** A day after its last use, and some days after it was allowed at the latest. */
export function endOf(allowedAt: Date, usedAt: Date): Date {
  const latest = allowedAt.getTime() + connectionDays * 24 * hour;
  return new Date(Math.min(usedAt.getTime() + connectionHours * hour, latest));
}
