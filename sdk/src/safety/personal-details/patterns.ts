/** E-mail addresses. The part before the @ is bounded, so that a long text without one is read in no time. */
export const emails = /[\p{L}\p{N}][\p{L}\p{N}._%+'-]{0,63}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu;

const gap = String.raw`[-.\/ \u00a0\u2010-\u2013]`;
const number = String.raw`(?:\+?1${gap}{0,2})?(?:(?:\(\d{3}\)${gap}{0,3}|\d{3}${gap}{1,3})\d{3}${gap}{1,3}\d{4}|[2-9]\d{9})`;
const local = String.raw`[2-9]\d\d[-\u2010-\u2013]\d{4}`;
const extension = String.raw`(?:[ ,;]{0,3}(?:ext(?:ension|n)?\.?|x) ?#?\d{1,6})?`;

/**
 * US phone numbers with their extension; without an area code only with the usual hyphen. "300.503", "2025-26" and
 * the three figures of a hot line are none.
 */
export const phones = new RegExp(
  String.raw`(?<![\d$]|\d[-.\/])(?:${number}|${local})(?!\d|[-.\/]\d)${extension}`,
  "gi",
);

const month =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const day = String.raw`(?:3[01]|[12]\d|0?[1-9])(?:st|nd|rd|th)?`;
const year = String.raw`(?:19|20)\d\d(?!\d|[-–]\d\d)`;
const thisYear = String.raw`(?:,? (?:of )?${year}|,? ?['’]\d\d(?!\d))?`;
/** "By May 80% of…", "in June 4 out of 5 days": the number belongs to what follows. */
const noCount = String.raw`(?![\d\/%]|[.,:]\d| ?%| (?:out|percent|of \d(?!\d)|times?|trials?|days?|weeks?|hours?|minutes?)\b)`;

const inFigures = [
  String.raw`(?:19|20)\d\d([-\/.])(?:1[0-2]|0?[1-9])\1(?:3[01]|[12]\d|0?[1-9])(?!\d|[-\/]\d)`,
  String.raw`(?:3[01]|[12]\d|0?[1-9])([-\/.])(?:3[01]|[12]\d|0?[1-9])\2(?:(?:19|20)\d\d|(?<!\.)\d\d)(?!\d|[-\/]\d)`,
  String.raw`(?:1[0-2]|0?[1-9])\/(?:19|20)\d\d(?![\d/]|[-–]\d\d)`,
  // Without a year only where no fraction can be meant: "on 10/3." but "on 4/5 trials", "on 4/5."
  String.raw`(?<=\b(?:by|on|dated|since|until|before|after|due)\s+)(?!(\d+)\/\3\b|[1-4]\/[2-5]\b|\d\/10\b|\d+\/20\b)(?:1[0-2]|0?[1-9])\/(?:3[01]|[12]\d|0?[1-9])(?=[,;:!?)]|\.?(?:\s*$|\s*\n)|\.\s|\s+(?:and|but|the|we|i|he|she|they)\b)`,
];

const inWords = [
  String.raw`${month}\.?,? (?:of )?${year}`,
  String.raw`${month}(?:\. ?| )${day}(?: ?[-–] ?${day})?${thisYear}${noCount}`,
  String.raw`${day} (?:of )?${month}\b(?:\.(?=,? ?\d))?${thisYear}`,
].map((form) => form.replaceAll(" ?", String.raw`\s{0,3}`).replaceAll(" ", String.raw`\s{1,3}`));

/**
 * Dates, in figures and in words; a month with its year is one too. What only counts or names a time is none: a bare
 * year or month, a school year, "36 weeks", "4/5 trials", "300.503".
 */
export const dates = new RegExp(
  String.raw`(?<![\p{L}\p{N}$§]|\d[-.\/])(?:${[...inFigures, ...inWords].join("|")})`,
  "giu",
);

/** "The other 2 may come": after a number, a month that is also a verb is one only in capitals. */
export function isDate(found: string): boolean {
  return !/^\d+\S*\s+(?:may|mar(?:ch)?)$/.test(found);
}
