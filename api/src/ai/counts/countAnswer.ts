import type { AiTool } from "@iep-insider/sdk/contract";
import type { Services } from "../../services.ts";
import { dayOf } from "../../usage/day.ts";
import { costOf } from "../costOf.ts";
import { allTokens } from "../model/TokensUsed.ts";
import type { SeenAnswer } from "./watchAnswer.ts";

/**
 * Adds an answer to the counts of today (UTC): tool, engine, outcome, sizes, and nothing of who asked or what
 * (DECISIONS 34). Never fails: an answer is not taken away because a number could not be written.
 */
export async function countAnswer(
  services: Pick<Services, "database" | "clock" | "environment" | "logger">,
  tool: AiTool,
  seen: SeenAnswer,
  isCharged: boolean,
): Promise<void> {
  try {
    await add(services, tool, seen, isCharged);
  } catch (error) {
    services.logger.error({ tool, err: error }, "an AI answer could not be counted");
  }
}

/** The database adds, so no process ever writes a number that it read before. */
async function add(
  { database, clock, environment }: Pick<Services, "database" | "clock" | "environment">,
  tool: AiTool,
  { engine, outcome, failure, tokens, milliseconds }: SeenAnswer,
  isCharged: boolean,
): Promise<void> {
  const row = { day: dayOf(clock()), tool, engine, outcome, failure };
  const cost = costOf(tokens, environment.ai?.prices ?? null);
  await database.aiCounts.bulkCreate([row], { ignoreDuplicates: true });
  await database.aiCounts.increment(
    {
      answers: 1,
      charged: isCharged ? 1 : 0,
      inputTokens: tokens.input,
      outputTokens: tokens.output,
      unpricedTokens: cost === null ? allTokens(tokens) : 0,
      cost: cost ?? 0,
      milliseconds,
    },
    { where: row },
  );
}
