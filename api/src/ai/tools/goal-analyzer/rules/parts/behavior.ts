import { isGiven } from "../caps/isGiven.ts";
import { type Action, seenBy } from "../reading/actions.ts";
import type { Goal } from "../reading/readGoal.ts";
import { growth, less, unseen, vague } from "../reading/verbs.ts";
import type { Finding } from "./Finding.ts";

export type BehaviorLevel = "seen" | "counted" | "stops" | "half" | "missing";

/** What others can see or hear the child do: 20 points. */
export function behavior(goal: Goal): Finding<BehaviorLevel> {
  const found = goal.ofChild.map((action) => ofAction(action, goal));
  return found.toSorted((one, other) => other.points - one.points)[0] ?? missing;
}

const missing: Finding<BehaviorLevel> = { points: 0, level: "missing", quote: null };

function ofAction(action: Action, goal: Goal): Finding<BehaviorLevel> {
  const { verb } = action;
  const quote = shortened(action.fromVerb);
  if (verb === null || isGiven(action.fromVerb)) return missing;
  if (action.isNegated || less.has(verb) || /^stop \p{L}+ing\b/iu.test(action.fromVerb)) {
    return isCounted(action) ? { points: 15, level: "stops", quote } : { points: 10, level: "half", quote };
  }
  if (
    /^(?:be (?:on task|in (?:his|her|their) seat|seated|on time)|make eye contact|attend (?:\p{L}+ )?(?:school|class))\b/iu.test(
      action.fromVerb,
    )
  )
    return { points: 20, level: "seen", quote };
  if (unseen.has(verb)) {
    if (seenBy(action) || made.test(action.fromVerb)) return { points: 20, level: "seen", quote };
    if (fewer.test(action.fromVerb) && isCounted(action)) return { points: 15, level: "stops", quote };
    return { points: 0, level: "missing", quote };
  }
  if (growth.has(verb) && !seenRaising(action)) {
    if (seenBy(action)) return { points: 20, level: "seen", quote };
    return countsSomething(goal)
      ? { points: 15, level: "counted", quote }
      : { points: 10, level: "half", quote };
  }
  if (vague.has(verb)) {
    return seenBy(action) ? { points: 20, level: "seen", quote } : { points: 10, level: "half", quote };
  }
  return ofLevel.test(action.fromVerb)
    ? { points: 10, level: "half", quote }
    : { points: 20, level: "seen", quote };
}

/** "Read at grade level": a whole school subject, and nothing in it that others can see. */
const ofLevel =
  /^(?:read|write|spell|compute|calculate|count|speak|talk|communicate|comprehend)(?: and \p{L}+)? (?:at|on|to|near|closer to) (?:\p{L}+ |\d\p{L}* )?(?:grade|age)(?:[- ]level)?\b/iu;

/** "Make 10 requests" is seen and counted; "make progress" is not. */
const made = /^make (?:at least |up to )?\d+ /iu;

const fewer = /\b(?:fewer|less|no more) than\b|\bno\b|\bzero\b/iu;

/** "Reduce hitting": something that can be counted is named. */
function isCounted({ fromVerb, isNegated }: Action): boolean {
  return /\b(?:\p{L}{2,}ing|outbursts?|tantrums?|meltdowns?|incidents?|absences?|tard(?:y|ies)|aggression|elopements?|call[- ]?outs?|errors?|self-injury|fights?|referrals?|interruptions?|hit|kick|bite|yell|throw|run|leave|touch|push|swear|curse)\b/iu.test(
    isNegated ? fromVerb : fromVerb.slice(fromVerb.indexOf(" ")),
  );
}

/** "Raise his hand" is seen; "raise his reading level" is a change. */
function seenRaising({ fromVerb }: Action): boolean {
  return /^(?:raise (?:\p{L}+ )?(?:hand|card)|extend (?:\p{L}+ )?(?:arm|leg|hand)|build (?:a|an) )/iu.test(
    fromVerb,
  );
}

/** Words, sentences, problems: the thing that grows can be counted. */
function countsSomething({ targets }: Goal): boolean {
  return targets.some(
    ({ form, unit }) =>
      form === "count" &&
      /^(?:words per minute|word|sentence|problem|fact|letter|sound|minute|second|step|turn|exchange|question|paragraph|task|time|point|syllable)$/u.test(
        unit,
      ),
  );
}

/** The first words of a phrase, up to the next clause. */
function shortened(phrase: string): string {
  const clause = phrase.split(/[,;.]/u)[0] ?? "";
  const words = clause.trim().split(" ");
  return words.length > 9 ? `${words.slice(0, 9).join(" ")} …` : words.join(" ");
}
