import type { Clock } from "../../clock.ts";
/**
 * How a question went, as far as the provider's health is concerned. `unknown`: the client disconnected before the
 * result was known.
 */
export type Health = "well" | "failed" | "unknown";
/** Permission to ask the provider one question. */
export interface BreakerPass {
    /** Call once, when the question is over. */
    end(health: Health): void;
}
export interface Breaker {
    /** @returns null while the provider is left in peace. */
    enter(): BreakerPass | null;
}
/**
 * Keeps parents from waiting for a provider that is down, and a provider that is down from being asked.
 * Each process has its own breaker, although nothing else is kept in a process: it is only a courtesy, and a shared one
 * would need the database for every question.
 * @param onRest called each time a rest begins, with the number of failures in a row.
 */
export declare function createBreaker(clock: Clock, onRest?: (failures: number) => void): Breaker;
