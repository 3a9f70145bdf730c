import { Op, type Transaction } from "sequelize";
import type { RightSource } from "../database/models/user.ts";
import type { Services } from "../services.ts";

type EntitlementServices = Pick<Services, "database" | "clock">;

/** Rights that somebody gave, and nobody paid for. */
const givenSources: readonly RightSource[] = ["grant", "list"];

/** Whether every tool is open to the account by a grant (DECISIONS 5). */
export async function hasAllTools(
  { database, clock }: EntitlementServices,
  userId: number,
  transaction: Transaction | null = null,
): Promise<boolean> {
  const where = {
    userId,
    tool: null,
    source: givenSources,
    endsAt: { [Op.or]: [null, { [Op.gt]: clock() }] },
    usesLeft: { [Op.or]: [null, { [Op.gt]: 0 }] },
  };
  return (await database.entitlements.count({ where, transaction })) > 0;
}

/** Opens all tools without an end. Granting again changes nothing. */
export async function grantAllTools(
  { database, clock }: EntitlementServices,
  transaction: Transaction,
  userId: number,
  source: RightSource,
): Promise<void> {
  const grant = { userId, tool: null, endsAt: null, usesLeft: null, source };
  if ((await database.entitlements.count({ where: grant, transaction })) > 0) return;
  await database.entitlements.create({ ...grant, createdAt: clock() }, { transaction });
}

/** Takes back what was granted from there, and nothing else. @returns whether there was something. */
export async function revokeAllTools(
  { database }: Pick<Services, "database">,
  transaction: Transaction,
  userId: number,
  source: RightSource,
): Promise<boolean> {
  const where = { userId, tool: null, source };
  return (await database.entitlements.destroy({ where, transaction })) > 0;
}
