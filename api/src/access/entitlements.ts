import { Op, type Transaction } from "sequelize";
import type { RightSource } from "../database/models/user.ts";
import type { Services } from "../services.ts";

type EntitlementServices = Pick<Services, "database" | "clock">;

/** Rights that were granted rather than paid for. */
const givenSources: readonly RightSource[] = ["grant", "list"];

/** Whether every tool is open to the account by a grant (ADR 2). */
export async function hasAllTools(
  { database, clock }: EntitlementServices,
  userId: number,
  transaction: Transaction | null = null,
): Promise<boolean> {
  const where = { userId, ...allToolsGiven(clock()) };
  return (await database.entitlements.count({ where, transaction })) > 0;
}

/** Which of these accounts have all tools by a grant, like `hasAllTools` for one. */
export async function idsWithAllTools(
  { database, clock }: EntitlementServices,
  userIds: readonly number[],
): Promise<ReadonlySet<number | null>> {
  const where = { userId: userIds, ...allToolsGiven(clock()) };
  const rows = await database.entitlements.findAll({ where, attributes: ["userId"] });
  return new Set(rows.map(({ userId }) => userId));
}

function allToolsGiven(now: Date) {
  return {
    tool: null,
    source: givenSources,
    endsAt: { [Op.or]: [null, { [Op.gt]: now }] },
    usesLeft: { [Op.or]: [null, { [Op.gt]: 0 }] },
  };
}

/** Grants all tools permanently. @returns whether that is new: granting again changes nothing. */
export async function grantAllTools(
  { database, clock }: EntitlementServices,
  transaction: Transaction,
  userId: number,
  source: RightSource,
): Promise<boolean> {
  const grant = { userId, tool: null, endsAt: null, usesLeft: null, source };
  if ((await database.entitlements.count({ where: grant, transaction })) > 0) return false;
  await database.entitlements.create({ ...grant, createdAt: clock() }, { transaction });
  return true;
}

/** Revokes what was granted from this source, and nothing else. @returns whether there was anything to revoke. */
export async function revokeAllTools(
  { database }: Pick<Services, "database">,
  transaction: Transaction,
  userId: number,
  source: RightSource,
): Promise<boolean> {
  const where = { userId, tool: null, source };
  return (await database.entitlements.destroy({ where, transaction })) > 0;
}
