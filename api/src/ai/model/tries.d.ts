/** Time limits and the number of tries. All in milliseconds. */
export interface RetryLimits {
    /** One try. */
    readonly tryTime: number;
    /** All tries together, with the waits between them. */
    readonly answerTime: number;
    readonly mostTries: number;
    /** Before the second try; doubled before each that follows. */
    readonly firstWait: number;
}
interface Limits {
    readonly signal?: AbortSignal | undefined;
    /** What the time of all tries counts from, as `performance.now()` has it. */
    readonly began?: number | undefined;
}
/**
 * Tries until there is an answer, the failure will not pass, or the time would be over. The package retries on its own,
 * too, but has no limit over all tries, and gives up when a response is cut off: so its retries are turned off.
 * @param once one try, and how long it may take.
 * @throws {TryFailed} the last failure, or `cancelled`.
 */
export declare function tryUntilAnswered<Answer>(once: (milliseconds: number, tried: number) => Promise<Answer>, retryLimits: RetryLimits, { signal, began }?: Limits): Promise<Answer>;
export {};
