import type { Metrics } from "./Metrics.ts";

/** For a process without monitoring: counts nothing. */
export const silentMetrics: Metrics = {
  requestBegan: () => nothing,
  answered: nothing,
  tokensCharged: nothing,
  webhookReceived: nothing,
  mailTried: nothing,
  jobRan: nothing,
};

function nothing(): void {}
