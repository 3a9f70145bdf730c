import { costOf } from "../ai/costOf.ts";
import type { TokensUsed } from "../ai/model/ModelClient.ts";
import { incrementColumn } from "../database/incrementColumn.ts";
import type { Services } from "../services.ts";
import { dayOf } from "../usage/day.ts";
import type { Site } from "./site.ts";

type SpendingServices = Pick<Services, "database" | "clock" | "environment" | "logger">;

/** A cent in millionths of a dollar, as `costOf` counts. */
const cent = 10_000;

/**
 * Whether today's (UTC) AI money of a partner is used up, over all processes. Answers in progress are not counted yet,
 * so a day can exceed its limit by what runs concurrently at that moment. Without the provider's prices
 * (`OPENAI_INPUT_PRICE`) the cost of an answer is unknown: then only a limit of 0 holds.
 */
export async function isPastCostLimit(
  { database, clock }: Pick<Services, "database" | "clock">,
  site: Site | null,
): Promise<boolean> {
  const limit = site?.partner.dailyCostLimit ?? null;
  if (site === null || limit === null) return false;
  if (limit === 0) return true;
  const where = { partnerId: site.partner.id, day: dayOf(clock()) };
  const today = await database.partnerSpending.findOne({ where });
  return Number(today?.cost ?? 0) >= limit * cent;
}

/**
 * Adds what an answer cost to its partner's day. Never fails: an answer is not taken away because a number could not be
 * written.
 */
export async function countCost(
  { database, clock, environment, logger }: SpendingServices,
  site: Site | null,
  tokens: TokensUsed,
): Promise<void> {
  const cost = costOf(tokens, environment.ai?.prices ?? null);
  if (site === null || cost === null || cost === 0) return;
  const where = { partnerId: site.partner.id, day: dayOf(clock()) };
  try {
    // The first of a day has no row yet; all others need one statement.
    if ((await incrementColumn(database.partnerSpending, "cost", cost, where)) > 0) return;
    await database.partnerSpending.bulkCreate([where], { ignoreDuplicates: true });
    await incrementColumn(database.partnerSpending, "cost", cost, where);
  } catch (error) {
    logger.error({ err: error }, "what an AI answer cost a partner could not be counted");
  }
}
