import type { GoalCapId, GoalPart } from "@iep-insider/sdk/contract";
import type { Hidden } from "../rules/caps/hidden.ts";

/** The answer first: a band as on the screen. */
export const bands = {
  green: "This goal is clear, and it can be measured.",
  yellow: "This goal has a good base, but parts are missing.",
  red: "As it stands, it would be hard to tell if your child meets this goal.",
} as const;

export const caps: Readonly<Record<GoalCapId, string>> = {
  "hides-disability": "It asks your child to hide a part of the disability, or to obey for its own sake.",
  service: "It names a service that the school gives, not a skill that your child will learn.",
  "vague-trait": "It names a trait, which nobody can see, count or measure.",
  "no-growth": "Its target is no better than where your child is now.",
  "no-baseline":
    "It does not say where your child is now with this skill, so you cannot tell how big the step is.",
  "unsafe-criterion": "It is about safety, and it lets your child be unsafe some of the time.",
  "several-skills": "It puts several skills in one goal, so nobody can tell which one grows.",
  postsecondary: "It is about life after high school. That is not a goal for this year.",
};

/** Names of parts within a sentence. */
export const inSentence: Readonly<Record<GoalPart, string>> = {
  behavior: "what others will see your child do",
  criterion: "how well or how often counts as met",
  baseline: "the starting point",
  method: /* message */ "how it is measured",
  condition: "where and with what",
  timeframe: "the date",
  challenge: "how big the step is",
};

/** Why many object, and what to ask for in its place. */
export const hidden: Readonly<Record<Hidden, string>> = {
  stimming:
    "Many autistic adults and advocates object to goals like this. Moving or making sounds is often how a child stays calm or thinks, and holding still takes strength that learning needs.",
  eyeContact:
    "Many autistic adults and advocates object to goals like this. For some children eye contact hurts or makes it harder to listen, and a child can attend without it.",
  device:
    "Many advocates and speech therapists object to goals like this. A device is your child's voice, so it should never have to be earned by speaking first.",
  touch:
    "Many advocates object to goals like this. A child needs to learn that nobody may touch them without a yes.",
  obeying:
    "Many advocates object to goals like this. A child who learns to obey everybody every time is less safe, and the goal does not say what makes it hard.",
};

/** The words of a target that lies below the starting point. */
export const below = "Its target is below where your child is now.";

export const mostMissed = (parts: readonly string[]) => `What to work on first: ${listed(parts)}.`;
export const nothingMissed =
  "All the parts that we look for are there. We cannot see if it is the right goal for your child, so no goal gets more than 95 here.";
export const rule =
  "An IEP needs yearly goals that can be measured. The score is our own guide and no legal test.";
export const maybeMissed =
  "We may have missed a part of this goal. Check the points below against its text. This answer is free.";
export const inSpanish =
  "We write a new version only for a goal in English, since the school works with that one. Paste it here too.";
export const step = "A goal should also be a real step for your child, seen from where your child is now.";

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
