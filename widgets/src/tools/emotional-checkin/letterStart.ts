import { emotions } from "./content.ts";
import { inWords, triggerList } from "./insightText.ts";
import { type Entry, groupOf, summaryOf } from "./logic.ts";
import { spanInWords } from "./moments.ts";
import { letter as text, times } from "./summaryContent.ts";

type Answers = Readonly<Record<string, string | readonly string[]>>;

/**
 * Start values for the letter that asks for an IEP meeting, from the check-ins. Keys are fields of that tool's form.
 */
export function meetingStart(entries: readonly Entry[]): Answers {
  return { letterType: "iep_meeting", urgencyReason: linesOf(entries).join(" ") };
}

/** Start values for the letter that asks for a first evaluation, for a child without an IEP. */
export function evaluationStart(entries: readonly Entry[]): Answers {
  return { letterType: "initial_evaluation", socialEmotionalConcerns: linesOf(entries) };
}

/** The counts, in the parent's voice. Without notes, which may not be meant for the school. */
function linesOf(entries: readonly Entry[]): readonly string[] {
  const hard = entries.filter((entry) => groupOf(entry) === "challenging");
  const [newest] = entries;
  const oldest = entries.at(-1);
  if (!newest || !oldest || hard.length === 0) return [];
  const feelings = emotions.flatMap(({ id, name }) => {
    const count = hard.filter(({ emotion }) => emotion === id).length;
    return count > 0 ? [`${name.toLowerCase()} (${times(count)})`] : [];
  });
  const atSchool = hard.filter(({ context }) => context === "school").length;
  const { triggers } = summaryOf(hard);
  return [
    text.span(entries.length, spanInWords(oldest.at, newest.at)),
    text.feelings(hard.length, inWords(feelings)),
    ...(atSchool > 0 ? [text.atSchool(atSchool)] : []),
    ...(triggers.length > 0 ? [text.triggers(triggerList(triggers.slice(0, 2)))] : []),
  ];
}
