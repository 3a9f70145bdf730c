import type { HealthCheck, HealthState } from "@iep-insider/sdk/contract";

const urgency: Readonly<Record<HealthState, number>> = { failing: 0, missing: 1, stand_in: 2, ok: 3 };

/** What does not work first, what is in order last; else in the order they came in. */
export function mostUrgentFirst(checks: readonly HealthCheck[]): readonly HealthCheck[] {
  return checks.toSorted((one, other) => urgency[one.state] - urgency[other.state]);
}
