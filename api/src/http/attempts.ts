import type { Services } from "../services.ts";
import { TooManyRequests } from "./errors.ts";
import type { AccountLimitName } from "./limits.ts";
import { RateLimitStore } from "./RateLimitStore.ts";
import { secondsUntil } from "./rateLimiters.ts";
import { countingKey } from "./senderKey.ts";

type AttemptServices = Pick<Services, "database" | "clock" | "environment" | "limits">;

/** Whose attempts are counted under which limit. */
export interface Attempt {
  readonly limit: AccountLimitName;
  /** An e-mail address, an account; hashed before anything is stored. */
  readonly who: string;
}

/**
 * Counts attempts before they are made, so that concurrent attempts cannot exceed the limit.
 * @throws {TooManyRequests} when one of them is over its limit.
 */
export async function countAttempts(services: AttemptServices, attempts: readonly Attempt[]): Promise<void> {
  for (const attempt of attempts) await countIn(storeOf(services, attempt), services, attempt);
}

/**
 * Counts attempts under one limit of many requests, for as long as the app runs: with leases, few of them cost a write.
 * @returns what counts one of `who`. @throws {TooManyRequests} from it, when it is over the limit.
 */
export function createAttemptCounter(
  services: AttemptServices,
  limit: AccountLimitName,
): (who: string) => Promise<void> {
  const store = storeOf(services, { limit });
  return (who) => countIn(store, services, { limit, who });
}

async function countIn(store: RateLimitStore, services: AttemptServices, attempt: Attempt): Promise<void> {
  const { totalHits, resetTime } = await store.increment(keyOf(services, attempt));
  const isOver = totalHits > services.limits[attempt.limit].requests;
  if (isOver && resetTime) throw new TooManyRequests(secondsUntil(resetTime, services.clock));
}

/** Counts in the same way where being over the limit only means that less is done. @returns whether they are within. */
export async function areWithinLimits(
  services: AttemptServices,
  attempts: readonly Attempt[],
): Promise<boolean> {
  try {
    await countAttempts(services, attempts);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}

/** Whether no attempt is left, without counting one. */
export async function isUsedUp(services: AttemptServices, attempt: Attempt): Promise<boolean> {
  const counted = await storeOf(services, attempt).get(keyOf(services, attempt));
  return (counted?.totalHits ?? 0) >= services.limits[attempt.limit].requests;
}

/** Takes back what was counted: the attempt was a right one. */
export async function forgiveAttempts(
  services: AttemptServices,
  attempts: readonly Attempt[],
): Promise<void> {
  for (const attempt of attempts) await storeOf(services, attempt).decrement(keyOf(services, attempt));
}

/** Resets the count after the user has proved who they are in another way. */
export async function forgetAttempts(services: AttemptServices, attempt: Attempt): Promise<void> {
  await storeOf(services, attempt).resetKey(keyOf(services, attempt));
}

function storeOf(
  { database, clock, limits }: AttemptServices,
  { limit }: Pick<Attempt, "limit">,
): RateLimitStore {
  return new RateLimitStore(database, clock, limits[limit]);
}

function keyOf({ environment }: AttemptServices, { limit, who }: Attempt): string {
  return countingKey(environment.serverSecret, limit, who);
}
