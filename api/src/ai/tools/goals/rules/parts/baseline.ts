import type { Goal } from "../reading/readGoal.ts";
import type { Finding } from "./Finding.ts";

export type BaselineLevel = "full" | "words" | "missing";

/** Where the child is now: 15 points. */
export function baseline(goal: Goal): Finding<BaselineLevel> {
  const [number] = goal.baselines;
  if (number) return { points: 15, level: "full", quote: number.text };
  const sentence = goal.sentences.find(({ isPresentLevel }) => isPresentLevel)?.text;
  const clause = sentence ?? inClause.exec(goal.text)?.[0];
  if (clause === undefined || toCome.test(clause)) return { points: 0, level: "missing", quote: null };
  return { points: 8, level: "words", quote: clause.split(" ").slice(0, 9).join(" ") };
}

/** A baseline that has not been measured yet. */
const toCome =
  /\b(?:tbd|to be (?:determined|collected|taken|measured|established)|will be (?:determined|collected|taken|measured|established)|not (?:yet )?(?:known|available|taken|collected|measured)|unknown|pending)\b/iu;

const inClause =
  /\b(?:currently|presently|baseline|from (?:a|the|his|her|their) (?:current|present|baseline))\b[^,;.()]*/iu;
