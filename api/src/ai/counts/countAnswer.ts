import { storedToolName, type ToolId } from "@iep-insider/sdk/catalog";
import type { AiEngineName, AiTool } from "@iep-insider/sdk/contract";
import { incrementColumns } from "../../database/incrementColumn.ts";
import type { AiCount } from "../../database/models/aiCount.ts";
import type { Services } from "../../services.ts";
import { dayOf } from "../../usage/day.ts";
import { costOf } from "../costOf.ts";
import { allTokens } from "../model/ModelClient.ts";
import type { SeenAnswer } from "./watchAnswer.ts";

/**
 * Adds an answer to today's counts (UTC): tool, engine, outcome and sizes, nothing about who asked or what (ADR 13).
 * Never fails, so that a count never costs the user an answer.
 */
export async function countAnswer(
  services: Pick<Services, "database" | "clock" | "environment" | "logger" | "metrics">,
  tool: ToolId,
  seen: SeenAnswer,
  isCharged: boolean,
): Promise<void> {
  const cost = costOf(seen.tokens, services.environment.ai?.prices ?? null);
  services.metrics.tokensCharged({ tool, ...seen.tokens, cost });
  try {
    await add(services, tool, { ...seen, cost }, isCharged);
  } catch (error) {
    services.logger.error({ tool, err: error }, "an AI answer could not be counted");
  }
}

/** The database does the addition, so that no process writes a stale number. */
async function add(
  { database, clock }: Pick<Services, "database" | "clock">,
  tool: ToolId,
  { engine, outcome, failure, tokens, cost, milliseconds }: SeenAnswer & { readonly cost: number | null },
  isCharged: boolean,
): Promise<void> {
  const row = { day: dayOf(clock()), tool: storedToolName(tool), engine, outcome, failure };
  const taken = {
    answers: 1,
    charged: isCharged ? 1 : 0,
    inputTokens: tokens.input,
    outputTokens: tokens.output,
    unpricedTokens: cost === null ? allTokens(tokens) : 0,
    cost: cost ?? 0,
    milliseconds,
  };
  await addToRow(database, row, taken);
}

/** Counts a returned use on the day of its answer. Never fails, as above. */
export async function countReturned(
  { database, logger }: Pick<Services, "database" | "logger">,
  tool: AiTool,
  { engine, at }: { readonly engine: AiEngineName; readonly at: Date },
): Promise<void> {
  try {
    await addToRow(
      database,
      { day: dayOf(at), tool: storedToolName(tool), engine, outcome: "answered", failure: "" },
      { returned: 1 },
    );
  } catch (error) {
    logger.error({ tool, err: error }, "a returned use could not be counted");
  }
}

type CountRow = Pick<AiCount, "day" | "tool" | "engine" | "outcome" | "failure">;

async function addToRow(
  { aiCounts }: Services["database"],
  row: CountRow,
  amounts: Parameters<typeof incrementColumns<AiCount>>[1],
): Promise<void> {
  // The first of its kind on a day has no row yet; all others need one statement.
  if ((await incrementColumns(aiCounts, amounts, row)) > 0) return;
  await aiCounts.bulkCreate([row], { ignoreDuplicates: true });
  await incrementColumns(aiCounts, amounts, row);
}
