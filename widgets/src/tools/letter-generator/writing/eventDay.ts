import { dayInWords, dueDate, privateReimbursementTimes } from "@iep-insider/sdk/law";
import type { EventDay } from "./LetterFacts.ts";
import { plain } from "./parentWords.ts";

/**
 * @param typed the day: `YYYY-MM-DD`, or the blank of a template.
 * @param written the letter's date, `YYYY-MM-DD`, or "".
 * @returns null when nothing was typed.
 */
export function readEvent(typed: string, written: string): EventDay | null {
  const day = plain(typed);
  if (day === null) return null;
  if (!isIsoDay(day)) return { day, hasTenBusinessDays: false };
  return { day: dayInWords(day), hasTenBusinessDays: isIsoDay(written) && !isShortNotice(day, written) };
}

/**
 * Whether both are days, and the first is sooner than 10 business days after the letter's, the notice of a
 * private placement (34 CFR 300.148(d)(1)(ii)). Parameters as in `readEvent`.
 */
export function isShortNotice(typed: string, written: string): boolean {
  const { notice } = privateReimbursementTimes;
  return isIsoDay(typed) && isIsoDay(written) && dueDate(notice, written).date > typed;
}

function isIsoDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}
