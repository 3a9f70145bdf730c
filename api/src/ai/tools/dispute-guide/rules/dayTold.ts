import { dayInWords } from "@iep-insider/sdk/law";
import type { SaidDate } from "../../../reading/dateNear.ts";

/** A date of the account in the language of the answer, where its day is known; else as it was said. */
export function dayTold(date: SaidDate | null | undefined): string | null {
  return date?.day ? dayInWords(date.day) : (date?.text ?? null);
}
