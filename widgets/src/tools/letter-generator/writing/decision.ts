import { dayInWords, dueDate, manifestationTimes } from "@iep-insider/sdk/law";
import type { Decision } from "./LetterFacts.ts";
import { plain } from "./parentWords.ts";

/**
 * @param typed the day of the decision: `YYYY-MM-DD`, or a template's text.
 * @param written the letter's date, `YYYY-MM-DD`, or "".
 * @returns null where nothing was typed.
 */
export function readDecision(typed: string, written: string): Decision | null {
  const day = plain(typed);
  if (day === null) return null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return { day, tenthSchoolDay: null, isOver: false };
  const { date } = dueDate(manifestationTimes.review, day);
  return {
    day: dayInWords(day),
    tenthSchoolDay: dayInWords(date),
    isOver: written !== "" && date < written,
  };
}
