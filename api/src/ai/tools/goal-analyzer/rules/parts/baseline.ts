import type { Quantity } from "../reading/quantities.ts";
import type { Goal } from "../reading/readGoal.ts";
import { stepOf } from "./challenge.ts";
import type { Finding } from "./Finding.ts";

export type BaselineLevel = "full" | "words" | "other" | "missing";

/** Where the child is now: 15 points. */
export function baseline(goal: Goal): Finding<BaselineLevel> {
  const [number] = goal.baselines;
  if (number && isOfSomethingElse(goal)) return { points: 3, level: "other", quote: number.text };
  if (number) return { points: 15, level: "full", quote: number.text };
  const sentence = goal.sentences.find(({ isPresentLevel }) => isPresentLevel)?.text;
  const clause = sentence ?? inClause.exec(goal.text)?.[0];
  if (clause === undefined || toCome.test(clause)) return { points: 0, level: "missing", quote: null };
  return { points: 8, level: "words", quote: clause.split(" ").slice(0, 9).join(" ") };
}

/** "He has 6 meltdowns a week. He will stay on task for 15 minutes": both are numbers, and no step lies between them. */
function isOfSomethingElse(goal: Goal): boolean {
  const kindsOf = (quantities: readonly Quantity[]) =>
    quantities.filter(({ isConsistency }) => !isConsistency).map(kindOf);
  const targets = kindsOf(goal.targets);
  const [now] = kindsOf(goal.baselines);
  const isClear = now != null && now !== "share" && targets.length > 0 && !targets.includes(null);
  return isClear && !targets.includes(now) && stepOf(goal) === null;
}

/** What a number surely counts; null where its unit may be another word for the same thing. */
function kindOf({ form, unit }: Quantity): string | null {
  if (form !== "count") return "share";
  return kinds.find(([, pattern]) => pattern.test(unit))?.[0] ?? null;
}

const kinds: readonly (readonly [string, RegExp])[] = [
  ["time", /^(?:seconds?|secs?|minutes?|mins?|hours?)$/iu],
  ["level", /^(?:grade|level)$/iu],
  ["incidents", /^(?:meltdown|outburst|tantrum|incident|elopement|referral|suspension|absence)s?$/iu],
  ["help", /^(?:prompt|reminder|cue)s?$/iu],
];

/** A baseline that has not been measured yet. */
const toCome =
  /\b(?:tbd|to be (?:determined|collected|taken|measured|established)|will be (?:determined|collected|taken|measured|established)|not (?:yet )?(?:known|available|taken|collected|measured)|unknown|pending)\b/iu;

const inClause =
  /\b(?:currently|presently|baseline|from (?:a|the|his|her|their) (?:current|present|baseline))\b[^,;.()]*/iu;
