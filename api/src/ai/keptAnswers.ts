import { storedToolName, toolOfStored } from "@iep-insider/sdk/catalog";
import type { AiAnswer, AiTool, KeptAnswer } from "@iep-insider/sdk/contract";
import { keptAnswerSchema } from "@iep-insider/sdk/contract/schemas";
import { Op, type Transaction } from "sequelize";
import { accessOf } from "../access/accessOf.ts";
import type { Holder } from "../access/holder.ts";
import type { SpentUse } from "../access/uses.ts";
import type { KeptAnswerRow } from "../database/models/keptAnswer.ts";
import { sealText, unsealText } from "../seal.ts";
import { type ServerSecrets, serverKeys } from "../serverKeys.ts";
import type { Services } from "../services.ts";

type KeepingServices = Pick<Services, "database" | "clock" | "environment">;

/** Stores a paid answer, encrypted, for the day in which it can be shown again (ADR 7). */
export async function keepAnswer(
  { database, clock, environment }: KeepingServices,
  tool: AiTool,
  answer: AiAnswer,
  { entitlementId, until }: SpentUse,
  transaction: Transaction,
): Promise<void> {
  const sealed = sealText(JSON.stringify(answer), keysOf(environment));
  await database.keptAnswers.create(
    { entitlementId, tool: storedToolName(tool), answer: sealed, createdAt: clock(), endsAt: until },
    { transaction },
  );
}

/** The last answer of a tool that this holder's uses were spent on; null when there is none, or its day is over. */
export async function findKeptAnswer(
  services: KeepingServices,
  holder: Holder,
  tool: AiTool,
): Promise<KeptAnswer | null> {
  const { database, clock, environment } = services;
  const { openDays } = await accessOf(services, holder);
  const stored = storedToolName(tool);
  const entitlementId = openDays.filter((row) => row.tool === stored).map(({ id }) => id);
  if (entitlementId.length === 0) return null;
  const kept = await database.keptAnswers.findOne({
    where: { entitlementId, tool: stored, endsAt: { [Op.gt]: clock() } },
    order: [
      ["createdAt", "DESC"],
      ["id", "DESC"],
    ],
  });
  return kept && openedAnswer(kept, environment);
}

/** All answers kept for an account, oldest first: for the export of its data. */
export async function keptAnswersOf(
  { database, environment }: Pick<Services, "database" | "environment">,
  userId: number,
): Promise<readonly KeptAnswer[]> {
  const entitlements = await database.entitlements.findAll({ where: { userId }, attributes: ["id"] });
  const entitlementId = entitlements.map(({ id }) => id);
  const rows = await database.keptAnswers.findAll({ where: { entitlementId }, order: ["id"] });
  return rows.map((row) => openedAnswer(row, environment));
}

/** The answer as it was given. */
export function openedAnswer(row: KeptAnswerRow, environment: KeepingServices["environment"]): KeptAnswer {
  return keptAnswerSchema.parse({
    tool: toolOfStored(row.tool),
    at: row.createdAt.toISOString(),
    until: row.endsAt.toISOString(),
    answer: JSON.parse(unsealText(row.answer, keysOf(environment))),
  });
}

function keysOf(secrets: ServerSecrets) {
  return serverKeys(secrets, "kept answers");
}
