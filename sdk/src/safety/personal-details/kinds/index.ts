import type { DetailKind } from "../Replaced.ts";
import { addresses } from "./addresses.ts";
import { citations } from "./citations.ts";
import { dates, isDate } from "./dates.ts";
import { emails } from "./emails.ts";
import { isLink, links } from "./links.ts";
import { isLongNumber, isNumber, numbers, numbersAfterWords } from "./numbers.ts";
import { phones } from "./phones.ts";
import { plates } from "./plates.ts";

/** One form of personal details, searched in a text after `foldSigns`. */
export interface Form {
  readonly pattern: RegExp;
  /** Null: a match is kept unchanged and hidden from later forms. */
  readonly kind: DetailKind | null;
  /** A further check of a match. */
  readonly is?: (found: string) => boolean;
}

/**
 * In the order they are searched. A pattern with the group `detail` removes only that group, which must end the match.
 * Every repetition is bounded, so that a text is read in linear time.
 */
export const forms: readonly Form[] = [
  { pattern: emails, kind: "email" },
  { pattern: links, kind: "link", is: isLink },
  { pattern: citations, kind: null },
  { pattern: addresses, kind: "address" },
  { pattern: plates, kind: "number" },
  { pattern: numbersAfterWords, kind: "number", is: isNumber },
  { pattern: phones, kind: "phone" },
  { pattern: dates, kind: "date", is: isDate },
  { pattern: numbers, kind: "number", is: isLongNumber },
];
