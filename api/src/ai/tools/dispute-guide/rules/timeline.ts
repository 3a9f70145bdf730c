import type { DisputeDeadline } from "@iep-insider/sdk/contract";
import { dayInWords } from "@iep-insider/sdk/law";
import { timeline as words } from "../words/around.ts";
import type { Situation } from "./Situation.ts";
import type { StepId } from "./StepId.ts";
import { wordsOfStep } from "./stepOf.ts";

/** When what comes, in one paragraph. */
export function timelineOf(
  situation: Situation,
  route: readonly StepId[],
  deadlines: readonly DisputeDeadline[],
): string {
  const [first] = route;
  return [
    ...(first ? [words.start(withinSentence(wordsOfStep(first, situation).title))] : []),
    ...(route.includes("state-complaint") ? [words.complaint] : []),
    ...(route.includes("expedited-hearing") ? [words.expedited] : []),
    ...(route.includes("due-process") || route.includes("hearing-before-change") ? [words.hearing] : []),
    ...(deadlines.length === 0 ? [] : [lastDay(situation, deadlines)]),
  ].join(" ");
}

/** Only the first letter: "Section 504" and "OCR" are names. */
function withinSentence(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}

function lastDay({ eventDate }: Situation, deadlines: readonly DisputeDeadline[]): string {
  const [next] = deadlines
    .flatMap(({ what, by, isOver }) => (by === null || isOver ? [] : { what, by }))
    .sort((one, other) => one.by.localeCompare(other.by));
  if (next) return words.next(withinSentence(next.what), dayInWords(next.by));
  return eventDate === null ? words.noDate : words.allOver;
}
