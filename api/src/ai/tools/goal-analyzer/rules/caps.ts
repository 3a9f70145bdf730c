import { type GoalCapId, goalCaps } from "@iep-insider/sdk/contract";
import { hiddenIn } from "./caps/hidden.ts";
import { isService } from "./caps/isService.ts";
import { isUnsafe } from "./caps/isUnsafe.ts";
import { severalSkills } from "./caps/severalSkills.ts";
import { baseline } from "./parts/baseline.ts";
import { behavior } from "./parts/behavior.ts";
import { stepOf } from "./parts/challenge.ts";
import type { Goal } from "./reading/readGoal.ts";
import { growth } from "./reading/verbs.ts";

/** What keeps the score of a goal down, in the order of the contract. */
export function capsOf(goal: Goal): readonly GoalCapId[] {
  return goalCaps.filter((id) => holds[id](goal));
}

const holds: Readonly<Record<GoalCapId, (goal: Goal) => boolean>> = {
  "hides-disability": (goal) => hiddenIn(goal) !== null,
  service: isService,
  "vague-trait": (goal) => !isService(goal) && isTrait(goal),
  "no-growth": (goal) => (stepOf(goal)?.growth ?? 1) <= 0,
  "no-baseline": (goal) => ["missing", "other"].includes(baseline(goal).level),
  "unsafe-criterion": isUnsafe,
  "several-skills": (goal) => severalSkills(goal) !== null,
  postsecondary: ({ text, ofChild }) =>
    ofChild.length > 0
      ? ofChild.every(({ sentence }) => afterSchool.test(sentence.text))
      : afterSchool.test(text),
};

const trait =
  /\b(?:attitude|behaviou?r|respect(?:ful)?|responsib(?:le|ility)|motivat(?:ed|ion)|(?:self-)?confiden(?:t|ce)|self-esteem|self-control|maturity|mature|effort|good|nice|kind(?:ness)?|polite|harder|successful|cooperative|well-behaved|positive|better (?:choices|student|listener|mood)|independence|engagement|feelings|mood|self-image|work ethic|character)\b/iu;

/** A trait in place of something to be seen. */
export function isTrait(goal: Goal): boolean {
  if (behavior(goal).points > 10) return false;
  return goal.ofChild.some(
    ({ verb, fromVerb }) =>
      verb === "behave" ||
      trait.test(fromVerb.split(growth.has(verb ?? "") ? / to (?=\d)/u : /$^/u)[0] ?? ""),
  );
}

const afterSchool =
  /\b(?:after|upon|following|once (?:he|she|they)|within \p{L}+ (?:months?|years?) of) (?:\p{L}+ ){0,2}?(?:high school|graduat(?:ion|ing|es)|school completion|exiting|leaving (?:high )?school|exit(?:s|ing)? (?:from )?(?:high )?school)\b/iu;
