/** How many days a range has, today included; all days are in UTC. The longest is 52 weeks. */
export const usageRanges = { "7d": 7, "30d": 30, "90d": 90, "12m": 364 } as const;
export type UsageRange = keyof typeof usageRanges;

/** How an AI tool's request ended. `left`: the client disconnected. `failed`: a bug on our side. */
export const countedOutcomes = ["answered", "to_confirm", "unknown", "declined", "left", "failed"] as const;
export type CountedOutcome = (typeof countedOutcomes)[number];

/** Why our own rules answered after the AI provider had been asked. */
export const aiFailures = [
  "rejected",
  "knew_less",
  "refused",
  "unreadable",
  "rate_limited",
  "unavailable",
  "timed_out",
  "resting",
  "over_budget",
  "cancelled",
] as const;
export type AiFailure = (typeof aiFailures)[number];
