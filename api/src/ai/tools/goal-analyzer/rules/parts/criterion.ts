import { isService } from "../caps/isService.ts";
import type { Quantity } from "../reading/quantities.ts";
import type { Goal } from "../reading/readGoal.ts";
import type { Finding } from "./Finding.ts";

export type CriterionLevel = "full" | "number" | "odd" | "words" | "missing";

/** How well, how much or how often counts as met: 20 points. */
export function criterion(goal: Goal): Finding<CriterionLevel> {
  const { targets } = goal;
  // Minutes of a service are no target.
  const main = isService(goal) ? null : mainTarget(goal);
  if (main === null) {
    const none = noneAtAll.exec(goal.text)?.[0];
    if (none && targets.some(({ isConsistency }) => isConsistency))
      return { points: 20, level: "full", quote: none };
    const words = inWords.exec(goal.text)?.[0];
    return words ? { points: 5, level: "words", quote: words } : { points: 0, level: "missing", quote: null };
  }
  if (!isSensible(main)) return { points: 5, level: "odd", quote: main.text };
  const isSteady = targets.some(({ isConsistency }) => isConsistency);
  const isOverTries = main.form === "of" && main.unit !== "";
  return isSteady || isOverTries
    ? { points: 20, level: "full", quote: main.text }
    : { points: 15, level: "number", quote: main.text };
}

/** The number to reach; how often it has to hold only where there is no other. */
export function mainTarget({ targets }: Goal): Quantity | null {
  return (
    targets.find(({ isConsistency, form }) => !isConsistency && form !== "count") ??
    targets.find((one) => !one.isConsistency && !isTask(one.unit) && !isHelp(one)) ??
    targets.find(({ isConsistency, form }) => isConsistency && form === "of") ??
    targets.find(({ isConsistency, unit }) => !isConsistency && !isTask(unit)) ??
    null
  );
}

/** "2-step directions", "a 5-sentence paragraph": a number that describes the task. */
function isTask(unit: string): boolean {
  return /^(?:digit|step|paragraph|syllable|letter|part|d|grade|year|dimensional|point|st|nd|rd|th)(?:-|$)|^-/u.test(
    unit,
  );
}

/** "With one prompt": the help that is allowed, unless it is what should shrink. */
function isHelp({ unit, isUpperLimit }: Quantity): boolean {
  return !isUpperLimit && /^(?:prompt|cue|reminder)$/u.test(unit);
}

/** "With no accidents for 10 days": none is as clear as a number. */
const noneAtAll = /\b(?:with no|without any) \p{L}+(?=[^.;]{0,20}\b(?:for|in|on|over|across)\b)/iu;

function isSensible({ form, value }: Quantity): boolean {
  return Number.isFinite(value) && (form === "count" || value <= 100);
}

const inWords =
  /\b(?:(?:at|to|on) (?:a |an )?(?:\p{L}+[- ])?(?:grade|age)[- ]level|age[- ]appropriate(?:ly)?|with (?:few|fewer|minimal|no) \p{L}+|most of the time|(?:more|less) often|consistently|accurately|correctly|successfully|passing grades?|every time|always|mastery|proficien(?:t|cy)|never|significantly)\b/iu;
