import type { Quantity } from "../reading/quantities.ts";
import type { Goal } from "../reading/readGoal.ts";
import { less } from "../reading/verbs.ts";
import type { Finding } from "./Finding.ts";

export type ChallengeLevel = "grows" | "small" | "unknown" | "none";

/** How far the target is from the starting point: 10 points, and 5 where that cannot be determined. */
export function challenge(goal: Goal): Finding<ChallengeLevel> {
  const step = stepOf(goal);
  if (step === null) return { points: 5, level: "unknown", quote: null };
  const quote = `${step.from.text} → ${step.to.text}`;
  if (step.growth <= 0) return { points: 0, level: "none", quote };
  return isSmall(step) ? { points: 3, level: "small", quote } : { points: 10, level: "grows", quote };
}

/** From the starting point to the target. */
export interface Step {
  readonly from: Quantity;
  readonly to: Quantity;
  /** In the unit of both; above 0 is better. */
  readonly growth: number;
}

/** The step that the goal asks for; null where starting point and target are not of one kind. */
export function stepOf(goal: Goal): Step | null {
  const steps = startsOf(goal).flatMap((from) => {
    const to = targetFor(from, goal);
    if (to === null) return [];
    const growth = (isDown(goal, to) ? -1 : 1) * (to.value - from.value);
    // That a goal asks for no growth is said only where both numbers surely count the same thing: "8 of 10" and "80 %" too.
    const isSame =
      (from.form === to.form && (from.form !== "count" || (from.unit === to.unit && from.unit !== ""))) ||
      (growth === 0 && from.form !== "count" && to.form !== "count");
    return growth > 0 || isSame ? [{ from, to, growth }] : [];
  });
  // Where more than one number is compared, any growth is growth.
  return steps.toSorted((one, other) => other.growth - one.growth)[0] ?? null;
}

/** What may be compared: the starting points, and on how many tries they hold. Hands on a rail are help, not a skill. */
function startsOf({ baselines, quantities }: Goal): readonly Quantity[] {
  const steady = quantities.filter(
    (one) => one.role === "baseline" && one.form === "of" && !baselines.includes(one),
  );
  return [...baselines, ...steady].filter(({ unit }) => !/^(?:hand|foot|finger)$/u.test(unit));
}

function targetFor(from: Quantity, { targets }: Goal): Quantity | null {
  const main = targets.filter(({ isConsistency, value }) => !isConsistency && Number.isFinite(value));
  const same = main.filter(({ form, unit }) => form === from.form && (unit === from.unit || form === "of"));
  if (same[0]) return same[0];
  if (from.form === "count") {
    if (from.unit !== "") return null;
    return main.find(({ form }) => form === "count") ?? null;
  }
  const shares = main.filter(({ form }) => form !== "count");
  if (shares.length > 0) return shares.length === 1 ? (shares[0] ?? null) : null;
  return from.form === "of" ? (targets.find(({ form }) => form === "of") ?? null) : null;
}

/** Whether less is better: fewer outbursts, fewer prompts. */
function isDown({ ofChild }: Goal, to: Quantity): boolean {
  return (
    to.isUpperLimit ||
    ofChild.some(({ verb, isNegated }) => isNegated || (verb !== null && less.has(verb))) ||
    /^(?:prompt|error|reminder|tantrum|outburst|meltdown|incident|absence|elopement|referral|cue)$/u.test(
      to.unit,
    )
  );
}

/** A step of less than 10 points in a hundred, or of less than a tenth of the starting point. */
function isSmall({ from, to, growth }: Step): boolean {
  if (from.form !== "count" || to.form !== "count") return growth < 10;
  return from.value > 0 && growth / from.value < 0.1;
}
