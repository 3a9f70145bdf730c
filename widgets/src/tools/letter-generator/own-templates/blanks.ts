import { childBlank } from "./childBlank.ts";

// Removes what is true of one child only from a parent's own words: the name, and the dates of events.

export const dateBlank = "[date]";

const month =
  "(?:Jan(?:uary|\\.)?|Feb(?:ruary|\\.)?|Mar(?:ch|\\.)?|Apr(?:il|\\.)?|May|June?|July?|Aug(?:ust|\\.)?|Sep(?:t(?:ember)?)?\\.?|Oct(?:ober|\\.)?|Nov(?:ember|\\.)?|Dec(?:ember|\\.)?)";
const day = "\\d{1,2}(?:st|nd|rd|th)?";
const year = "(?:19|20)\\d\\d";

/** Unambiguous days and months: 3/4 may be a fraction, but not at the start of a line with a colon. */
const dates = new RegExp(
  [
    `\\b${month} ${day}(?:,? ${year})?\\b`,
    `\\b${day} (?:of )?${month}(?:,? ${year})?\\b`,
    `\\b${month},? ${year}\\b`,
    "\\b\\d{1,2}[/.-]\\d{1,2}[/.-](?:\\d{4}|\\d{2})\\b",
    "\\b\\d{4}-\\d\\d-\\d\\d\\b",
    "^([-*•] )?\\d{1,2}/\\d{1,2}(?=\\s*[:–-])",
  ].join("|"),
  "gim",
);

/** @param childName as typed in the form; "" if unknown. */
export function withBlanks(text: string, childName: string): string {
  return withoutName(text, childName).replace(
    dates,
    (_, bullet: string | undefined) => (bullet ?? "") + dateBlank,
  );
}

/** Also the first name alone, and with some of the others. Case matters: Will is a name, will is not. */
function withoutName(text: string, childName: string): string {
  const [first = "", ...others] = childName.trim().split(/\s+/).filter(isName).map(escaped);
  if (first === "") return text;
  const further = others.length > 0 ? `(?:\\s+(?:${others.join("|")}))*` : "";
  const name = new RegExp(`(^|[^\\p{L}\\p{N}])${first}${further}(?![\\p{L}\\p{N}])`, "gu");
  return text.replace(name, (_, before: string) => before + childBlank);
}

/** An initial occurs in too many words, and a blank is not a name. */
function isName(part: string): boolean {
  return part.length > 1 && !/[.[\]]/.test(part);
}

function escaped(part: string): string {
  return part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
