import { dayInWords, dueDate } from "@iep-insider/sdk/law";
import type { EventDay } from "./LetterFacts.ts";
import { plain } from "./parentWords.ts";

/** Written notice before a private placement (34 CFR 300.148(d)(1)(ii)); holidays on a business day count. */
const notice = { value: 10, unit: "business days" } as const;

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

/** Whether both are days, and the first is sooner than 10 business days after the letter's. Parameters as in `readEvent`. */
export function isShortNotice(typed: string, written: string): boolean {
  return isIsoDay(typed) && isIsoDay(written) && dueDate(notice, written).date > typed;
}

function isIsoDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}
