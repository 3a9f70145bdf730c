import type { Clock } from "../../clock.ts";
import type { Database } from "../../database/openDatabase.ts";
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
export declare function createSpending({ database, clock }: {
    readonly database: Database;
    readonly clock: Clock;
}, dailyTokens: number): Spending;
