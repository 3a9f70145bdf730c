import type { GoalCapId, GoalPart } from "@iep-insider/sdk/contract";

/** What to ask for where a part is missing or half there. */
export const toAsk: Readonly<Record<GoalPart, string>> = {
  behavior:
    "Ask for one thing that your child will do and that others can see or count. Verbs such as “read aloud”, “write”, “ask” or “point to” work well.",
  criterion: "Ask for a number that says when the goal is met, and how many tries or days it must hold for.",
  baseline:
    "Ask for the starting point (baseline): the same skill, measured now, in the same unit as the target.",
  method: /* message */ "Ask how progress will be measured, who does it, and how often.",
  condition: "Ask where and with what the skill is shown: the task, the place, and the help that is allowed.",
  timeframe: "Ask for a date by which your child should get there.",
  challenge:
    "Ask how the team chose the target. Is it a step that will make a real change for your child this year?",
};

/** What to ask for where the score is capped; before all else. */
export const toMend: Readonly<Record<GoalCapId, string>> = {
  "hides-disability":
    "Ask which need is behind this: noise, waiting, work that is too hard, pain, or something to say. Ask for a goal about that need, in a way that works for your child.",
  service:
    "Ask what your child will be able to do because of this service, and make that the goal. The service itself has its own place in the IEP.",
  "vague-trait":
    "Ask: “What would we see or hear if this got better?” Put that in the goal, in a way that can be counted.",
  "no-growth":
    "Ask the team to look at the target again. If the aim is to keep a skill, ask that the goal say so, and why.",
  "no-baseline":
    "Ask for the starting point (baseline): the same skill, measured now, in the same unit as the target.",
  "unsafe-criterion":
    "Ask for a safe result every time. Ask also which adult stays close until then, and whether the IEP should name that as a support.",
  "several-skills":
    "Ask the team to split this, so that each skill has its own goal, number and starting point.",
  postsecondary:
    "Keep this as the aim for life after high school. Ask for a goal for this year that leads there.",
};

export const stopsOnly =
  "Add what your child will do instead, such as asking for a break. It is easier to teach than only stopping.";

/** Advice only: it may stand elsewhere in the IEP, so it costs no points. */
export const progressReports =
  "Ask how and when you will get progress reports. This can stand in another part of the IEP, so it costs no points here.";
