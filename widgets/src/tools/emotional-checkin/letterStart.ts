import { emotions } from "./content.ts";
import { inWords, triggerList } from "./insightText.ts";
import { type Entry, groupOf, summaryOf } from "./logic.ts";
import { spanInWords } from "./moments.ts";
import { letter as text, times } from "./summaryContent.ts";

type Answers = Readonly<Record<string, string | readonly string[]>>;

/** The letter that asks for an IEP meeting begins with what was saved. The keys are fields of that tool's form. */
export function meetingStart(entries: readonly Entry[]): Answers {
  return { letterType: "iep_meeting", urgencyReason: linesOf(entries).join(" ") };
}

/** The same for a child who has no IEP yet: the letter that asks for a first evaluation. */
export function evaluationStart(entries: readonly Entry[]): Answers {
  return { letterType: "initial_evaluation", socialEmotionalConcerns: linesOf(entries) };
}

/** What was counted, in the parent's voice. No notes: these may hold what is not for the school. */
function linesOf(entries: readonly Entry[]): readonly string[] {
  const hard = entries.filter((entry) => groupOf(entry) === "challenging");
  const [newest] = entries;
  const oldest = entries.at(-1);
  if (!newest || !oldest || hard.length === 0) return [];
  const feelings = emotions.flatMap(({ name }) => {
    const count = hard.filter(({ emotion }) => emotion === name).length;
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
