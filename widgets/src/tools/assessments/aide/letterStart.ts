import type { AideNeedResult } from "./logic.ts";
import type { AideOption, Behavior } from "./questions.ts";

/** A request to assess the need if an aide may be the answer; otherwise a meeting about support. */
export function letterTypeOf({ level }: AideNeedResult) {
  return level === "general" ? "iep_meeting" : "aide_assessment";
}

/** Start values for the letter generator: the matching letter, with one line per answer in its fields. */
export function letterStart(result: AideNeedResult): Readonly<Record<string, string | readonly string[]>> {
  const letterType = letterTypeOf(result);
  const lines = [
    result.safety === null ? undefined : safetyLines[result.safety],
    result.academic === null ? undefined : academicLines[result.academic],
    ...result.behaviors.map((behavior) => behaviorLines[behavior]),
    result.care === null ? undefined : careLines[result.care],
  ].filter((line) => line !== undefined);
  const tried = result.tried.flatMap((one) => triedLines[one] ?? []);
  return {
    letterType,
    ...(lines.length > 0
      ? { [letterType === "iep_meeting" ? "urgencyReason" : "behaviorConcerns"]: lines }
      : {}),
    ...(tried.length > 0 ? { currentServices: tried } : {}),
  };
}

const safetyLines: Readonly<Record<AideOption<"safety">, string | undefined>> = {
  none: undefined,
  some: "Safety is a concern when no adult is nearby.",
  significant: "There is a serious safety risk when an adult does not act at once.",
};

const academicLines: Readonly<Record<AideOption<"academic">, string | undefined>> = {
  alone: undefined,
  reminders: "Needs a few reminders in each lesson to do the work.",
  prompting: "Needs an adult to come back to the work every few minutes.",
  constant: "Stops working when the adult leaves.",
};

const behaviorLines: Readonly<Record<Behavior, string>> = {
  "leaves-room": "Leaves the room or the school without telling anyone.",
  hits: "Hits, kicks or bites other people.",
  "self-injury": "Hurts their own body on purpose.",
  "throws-breaks": "Throws or breaks things.",
  meltdowns: "Has long meltdowns.",
  "refuses-work": "Refuses work.",
  "unsafe-touching": "Touches others in unsafe ways, or puts unsafe things in the mouth.",
  "help-to-calm": "Needs an adult's help to calm down.",
};

const careLines: Readonly<Record<AideOption<"care">, string | undefined>> = {
  none: undefined,
  some: "Needs some help with health or personal care at school.",
  daily: "Needs help with health or personal care at school every day.",
};

const triedLines: Readonly<Record<AideOption<"tried">, string | undefined>> = {
  classroom: "Changes in class, such as a set seat, breaks or a picture schedule.",
  "small-group": "Teaching in a small group.",
  "behavior-plan": "A behavior plan.",
  "health-plan": "A health plan.",
  "shared-adult": "An adult shared with other children.",
  none: undefined,
};
