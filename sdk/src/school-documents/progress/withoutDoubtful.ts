import type { Line } from "../lines/Line.ts";
import { paragraphsOf } from "../lines/paragraphsOf.ts";
import { isGoalText } from "./isGoalText.ts";
import type { ProgressGoal } from "./progressGoal.ts";
import { progressLabelOf } from "./progressLabels.ts";

/**
 * The goals whose progress is all that the report says about them, and nothing else. A goal is left out where what was
 * read has a label or another goal in it, or where a sentence about the child below it was not read: then the
 * form works in another way than it seemed to.
 */
export function withoutDoubtful(goals: readonly ProgressGoal[], lines: readonly Line[]): ProgressGoal[] {
  const doubtful = new Set(goals.filter((goal) => isMixed(goal, lines)));
  const claimed = lettersOf(goals.map(({ value }) => `${value.goal} ${value.progress}`).join(" "));
  let current: ProgressGoal | undefined;
  let above = "";
  for (const { text, lines: own } of paragraphsOf(lines)) {
    current = goals.find((goal) => begins(goal, text)) ?? current;
    const said = text.replace(knownLabel, "");
    const isRow = own.some(({ cells }) => cells.length > 1);
    if (
      current &&
      !isRow &&
      !isOther(text, above) &&
      isAboutChild(said) &&
      !claimed.includes(lettersOf(said))
    )
      doubtful.add(current);
    above = text;
  }
  return goals.filter((goal) => !doubtful.has(goal));
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Letters of a goal that tell it from others. */
const opening = 30;
const begins = ({ value }: ProgressGoal, text: string) =>
  lettersOf(text).includes(lettersOf(value.goal).slice(0, opening));

/** Whether a text is the value of another label, such as the baseline or an objective. */
const isOther = (text: string, above: string) =>
  [above, text].some((written) => {
    const label = progressLabelOf(written, { isTitle: written === above, isBefore: false });
    return label?.role === "other" && (written === text || label.rest === "");
  });

const knownLabel = /^[A-Z][^.:]{2,50}: +/;
/** A label, not "Weekly checks since January: 71, 70, 74" or "Who and what: 85%". */
const unknownLabel =
  /^[A-Z][A-Za-z’' ]{2,35}:\s(?!\d)|^(?:baseline|objective|benchmark|criteri\w+)[^:]{0,20}:\s/i;

/** Whether a label of the form or another goal was taken for progress. */
function isMixed({ value: { progress } }: ProgressGoal, lines: readonly Line[]): boolean {
  const letters = lettersOf(progress);
  const hasLabel = lines.some(({ cells }) =>
    cells.some(({ text }) => unknownLabel.test(text) && letters.includes(lettersOf(text))),
  );
  return hasLabel || unknownLabel.test(progress) || progress.split(/(?<=[.!?]) /).some(isGoalText);
}

/** A whole sentence about what the child did, not about the report or what comes next. */
const isAboutChild = (text: string) =>
  /[.!]$/.test(text) &&
  text.split(" ").length > 4 &&
  /\b(he|she|they|his|her|their)\b/i.test(text) &&
  !/\b(will|you|your|parents?|please|we|our)\b/i.test(text);
