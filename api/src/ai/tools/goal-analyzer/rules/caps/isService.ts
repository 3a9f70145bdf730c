import { seenBy } from "../reading/actions.ts";
import type { Goal } from "../reading/readGoal.ts";
import { unseen } from "../reading/verbs.ts";
import { isGiven, service } from "./isGiven.ts";

/** Whether the text says what the school gives, and nothing that the child learns to do. */
export function isService({ actions, ofChild, text }: Goal): boolean {
  if (actions.length === 0) return isServiceLine.test(text);
  const given = actions.filter((action) =>
    action.isByStaff ? byStaff.test(action.phrase) : isGiven(action.fromVerb),
  );
  if (given.length === 0) return false;
  return ofChild.every(
    (action) =>
      isGiven(action.fromVerb) || (action.verb !== null && unseen.has(action.verb) && !seenBy(action)),
  );
}

const byStaff =
  /^(?:\p{L}+ly )?(?:provide|give|offer|deliver|work with|support|help|assist|supply|be (?:provided|given|offered|delivered)|see|teach|monitor|meet|consult|allow)\b/iu;
const isServiceLine = new RegExp(
  `^(?:[\\p{L} -]+:\\s*)?(?:\\d+\\s*(?:x|minutes|min\\.?|times|sessions|hours)\\b.*\\b${service}|(?:provide|receive)\\b.*\\b${service})`,
  "iu",
);
