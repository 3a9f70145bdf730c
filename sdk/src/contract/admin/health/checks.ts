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

/** Details of a check. Nothing secret: no key, no password, and no part of one. */
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
