import { storedToolName, type ToolId } from "@iep-insider/sdk/catalog";
import type { AiTool, CountedEvent } from "@iep-insider/sdk/contract";
import type { Attributes } from "sequelize";
import type { TestApp } from "../../../../tests/createTestApp.ts";
import { beginEmpty } from "../../../../tests/emptyAccounts.ts";
import { operator } from "../../../../tests/operators.ts";
import type { AiCount } from "../../../database/models/aiCount.ts";
import type { UsageCount } from "../../../database/models/usageCount.ts";
import { storedSubject } from "../../../usage/subject.ts";

/** Starts a test with no counts and no accounts. */
export async function beginUncounted(app: TestApp): Promise<void> {
  await beginEmpty(app);
  await app.database.usageCounts.destroy({ where: {} });
  await app.database.aiCounts.destroy({ where: {} });
  await app.database.auditEntries.destroy({ where: {} });
}

/** @returns the headers of an operator. */
export async function asAdmin(app: TestApp) {
  return (await operator(app)).headers;
}

/** Puts a count into the database as the counting leaves it. */
export function count(
  app: TestApp,
  day: string,
  event: CountedEvent,
  subject: ToolId | `/${string}`,
  times: number,
  siteKey = "",
) {
  const row: Partial<UsageCount> = { day, event, subject: storedSubject(subject), siteKey, count: times };
  return app.database.usageCounts.create(row as UsageCount);
}

/** Two answers of the AI, one of them charged; the tokens need more than 32 bits. */
const answered = {
  engine: "openai",
  outcome: "answered",
  failure: "",
  answers: 2,
  charged: 1,
  returned: 1,
  inputTokens: 3_000_000_000,
  outputTokens: 50,
  unpricedTokens: 0,
  cost: 5_000_000_000,
  milliseconds: 4000,
} as const;

export function countAi(
  app: TestApp,
  day: string,
  { tool = "chat", ...some }: Partial<Omit<Attributes<AiCount>, "tool">> & { readonly tool?: AiTool } = {},
) {
  return app.database.aiCounts.create({ ...answered, day, tool: storedToolName(tool), ...some });
}
