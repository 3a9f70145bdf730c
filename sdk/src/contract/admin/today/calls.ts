import { call } from "../../call.ts";
import type { HealthCheckName } from "../health/calls.ts";

/** How many days a dispute counts as recent: a bank wants an answer within about three weeks. */
export const recentDisputeDays = 30;

/** What waits for an operator now. Times are ISO 8601 in UTC. */
export interface Today {
  /** Now, by the server's clock. */
  readonly checkedAt: string;
  readonly messages: {
    readonly waiting: number;
    /** When the one that waits longest came; null when none waits. */
    readonly oldest: string | null;
  };
  readonly mails: {
    /** Of those given up, the ones that can still be sent. */
    readonly sendable: number;
    /** All that were given up and are still known of. */
    readonly givenUp: number;
  };
  readonly disputes: {
    /** Payments that have been disputed for `recentDisputeDays` at most. */
    readonly recent: number;
    readonly all: number;
  };
  /** Organizations that asked for a site key. */
  readonly siteKeysWaiting: number;
  /** Facts of law that were last read more than twelve months ago. */
  readonly lawToReadAgain: {
    readonly federal: number;
    readonly states: number;
  };
  /** Null: the AI is off, and our rules answer. */
  readonly ai: AiToday | null;
  readonly health: {
    /** The AI's own limit apart, which `ai` tells of. */
    readonly failingChecks: readonly HealthCheckName[];
    readonly failingJobs: readonly string[];
    /** What is not set up, or where a stand-in serves. */
    readonly open: number;
  };
}

/** What the AI took today (UTC). */
export interface AiToday {
  readonly tokens: number;
  readonly dailyTokens: number;
  /** In millionths of a US dollar; null where no prices are set. */
  readonly cost: number | null;
}

export const adminToday = {
  readToday: call<undefined, Today>("GET", "/api/admin/today"),
} as const;
