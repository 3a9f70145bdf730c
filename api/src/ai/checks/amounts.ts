/** An amount of time: "10 school days", "one year". */
export interface Amount {
  readonly value: number;
  /** School days and business days are other days than those of the calendar. */
  readonly unit: "hour" | "day" | "school day" | "business day" | "week" | "month" | "year" | "year of age";
  /** Verbatim from the text. */
  readonly text: string;
}

/**
 * Every amount of time in a text, in figures or words, both ends of a range: "ten school days", "60-day", "within 1
 * year", "5 to 10 days", "two (2) years", "the 11th day". A calendar year ("the 2025-26 school year") is none.
 */
export function amountsIn(text: string): readonly Amount[] {
  return [...countedIn(text), ...numberedIn(text)];
}

/** Numbers in words, whatever they count. */
export function numbersInWords(text: string): readonly number[] {
  return [...text.matchAll(wordsAlone)].map(([found]) => numberOf(found));
}

function countedIn(text: string): readonly Amount[] {
  return [...text.matchAll(amounts)].flatMap((match) => {
    const [whole, first = "", second, fillers = "", unit = "", age] = match;
    const values = [first, ...(second ? [second] : [])].map(numberOf);
    if (values.some((value) => value >= 1900) || isOnlyADay(whole)) return [];
    return values.map((value) => ({ value, unit: unitOf(unit, fillers, age), text: whole }));
  });
}

function numberedIn(text: string): readonly Amount[] {
  return [...text.matchAll(numbered)].map(([whole, figure, ordinal = "", school]) => ({
    value: figure === undefined ? (ordinals[ordinal.toLowerCase()] ?? 0) : Number(figure),
    unit: school ? "school day" : "day",
    text: whole,
  }));
}

const ones = [
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen",
  "eighteen nineteen",
]
  .join(" ")
  .split(" ");
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const belowHundred = String.raw`(?:(?:${tens.join("|")})(?:[\s-](?:${ones.slice(0, 9).join("|")}))?|${[...ones].reverse().join("|")})`;
const inWords = String.raw`(?:(?:one|two|three|a)\shundred(?:\s(?:and\s)?${belowHundred})?|${belowHundred})`;
const wordsAlone = new RegExp(String.raw`\b${inWords}\b`, "gi");
const inFigures = String.raw`(?<![\d.,$/-])\d{1,4}(?:\.\d+)?(?:st|nd|rd|th)?`;
const number = String.raw`(?:${inFigures}|\b${inWords}(?:\s\(\d+\))?)`;
const laterNumber = String.raw`(?:\d{1,4}(?:\.\d+)?|${inWords}(?:\s\(\d+\))?)`;
const filler =
  "calendar|business|working|school|consecutive|straight|full|whole|extra|more|additional|other|further|instructional|in-school";
/** "60 (calendar) days", "60 calendar (not school) days" */
const inBrackets = String.raw`\([^()\n]{1,30}\)`;
const ordinals: Readonly<Record<string, number>> = {
  fifth: 5,
  tenth: 10,
  eleventh: 11,
  fourteenth: 14,
  fifteenth: 15,
  twentieth: 20,
  thirtieth: 30,
  sixtieth: 60,
};
const amounts = new RegExp(
  String.raw`(${number})(?:\s?(?:to|or|and|through|-|–)\s?(${laterNumber}))?((?:[\s-]+(?:${filler}|${inBrackets}))*)[\s-]+((?:school)?day|hour|week|month|year)s?\b(?:['’]s?)?([\s-]+(?:old|of\sage)\b)?`,
  "gi",
);
/** "By day 45", "on the tenth day": days too. */
const numbered = new RegExp(
  String.raw`\bday\s(\d+)\b|\b(${Object.keys(ordinals).join("|")})\s(school\s)?day\b`,
  "gi",
);

/** "One day he came home": no time limit. */
function isOnlyADay(text: string): boolean {
  return /^one\s(?:more\s)?day$/i.test(text);
}

function unitOf(unit: string, fillers: string, age: string | undefined): Amount["unit"] {
  const name = unit.toLowerCase();
  if (name === "schoolday") return "school day";
  if (name === "year") return age ? "year of age" : "year";
  if (name === "day") {
    if (/school|instruction/i.test(fillers)) return "school day";
    return /business|working/i.test(fillers) ? "business day" : "day";
  }
  return name === "hour" || name === "week" ? name : "month";
}

/** "60", "11th", "forty-five", "two (2)", "one hundred and eighty". */
function numberOf(text: string): number {
  const figures = /\d+(?:\.\d+)?/.exec(text)?.[0];
  if (figures !== undefined) return Number(figures);
  return text
    .toLowerCase()
    .split(/[\s-]+/)
    .reduce((sum, word) => {
      if (word === "hundred") return Math.max(sum, 1) * 100;
      return sum + (tens.includes(word) ? (tens.indexOf(word) + 2) * 10 : ones.indexOf(word) + 1);
    }, 0);
}
