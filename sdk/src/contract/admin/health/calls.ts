import { call } from "../../call.ts";

/**
 * `ok`: nothing to do. `stand_in`: a stand-in is used instead of the real service. `missing`: it is not set up, and
 * something does not work without it. `failing`: it is set up and does not work.
 */
export const healthStates = ["ok", "stand_in", "missing", "failing"] as const;

export type HealthState = (typeof healthStates)[number];

/** The individual checks. */
export const healthChecks = [
  "mode",
  "origin",
  "proxies",
  "database",
  "migrations",
  "payments",
  "webhooks",
  "mail",
  "support",
  "ai",
  "ai_prices",
  "operator",
  "advertising",
  "metrics",
  "elements",
] as const;

export type HealthCheckName = (typeof healthChecks)[number];

/** What can be said of a check. Only what may be shown: no key, no password, and no part of one. */
export const healthFacts = [
  "mode",
  "origin",
  "proxies",
  "dialect",
  "server_version",
  "done",
  "pending",
  "provider",
  "keys",
  "last_event",
  "transport",
  "sender",
  "address",
  "model",
  "daily_tokens",
  "tokens_today",
  "prices",
  "name",
  "tag",
  "port",
  "elements_version",
  "problem",
] as const;

export type HealthFactName = (typeof healthFacts)[number];

export interface HealthFact {
  readonly name: HealthFactName;
  /** A time is ISO 8601 in UTC. Null: none, or not known. */
  readonly value: string | number | null;
}

export interface HealthCheck {
  readonly name: HealthCheckName;
  readonly state: HealthState;
  readonly facts: readonly HealthFact[];
  /** The settings that change it; empty where nothing is to be done. */
  readonly settings: readonly string[];
}

/** Something that is done by the clock. Times are ISO 8601 in UTC. */
export interface JobHealth {
  readonly name: string;
  /** `missing`: it has never come to its end. `failing`: it should have run by now, and has not. */
  readonly state: "ok" | "missing" | "failing";
  /** When its last run that came to its end began; null: none has. */
  readonly lastRanAt: string | null;
  /** When it is due next; null where it is due now. */
  readonly nextDueAt: string | null;
}

export interface ServerHealth {
  /** Now, by the server's clock. */
  readonly checkedAt: string;
  /** Of the process that answers; others may serve beside it. */
  readonly process: { readonly version: string; readonly startedAt: string };
  readonly checks: readonly HealthCheck[];
  readonly jobs: readonly JobHealth[];
  readonly mails: {
    readonly waiting: number;
    /** When the mail that waits longest was due; null: none is due. */
    readonly oldestDue: string | null;
    readonly givenUp: number;
  };
}

/** What is configured and whether it works, for operators. */
export const adminHealth = {
  readHealth: call<undefined, ServerHealth>("GET", "/api/admin/health"),
} as const;
