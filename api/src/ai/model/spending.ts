import type { Clock } from "../../clock.ts";
import type { Database } from "../../database/openDatabase.ts";
import { dayOf } from "../../usage/day.ts";

/** The AI provider's usage of a day. */
export interface Spending {
  /** Whether today's tokens are used up. */
  isOver(): Promise<boolean>;
  add(tokens: number): Promise<void>;
}

/**
 * Counts tokens per day (UTC) in the database, over all processes. Questions that are under way are not counted yet, so
 * a day can end over its budget by what runs side by side at that moment.
 */
export function createSpending(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  dailyTokens: number,
): Spending {
  return {
    async isOver() {
      const today = await database.aiSpending.findByPk(dayOf(clock()));
      return (today?.tokens ?? 0) >= dailyTokens;
    },
    // The database does the addition, so that no process writes a stale number.
    async add(tokens) {
      const day = dayOf(clock());
      await database.aiSpending.bulkCreate([{ day, tokens: 0 }], { ignoreDuplicates: true });
      await database.aiSpending.increment("tokens", { by: tokens, where: { day } });
    },
  };
}
