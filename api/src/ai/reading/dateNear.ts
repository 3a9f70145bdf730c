import { dayInWords } from "@iep-insider/sdk/law";

/** A day as an account names it. */
export interface SaidDate {
  /** As it can be said: "November 12, 2026", "[date 1]", "May". */
  readonly text: string;
  /** `YYYY-MM-DD`; null where it cannot be told, as for a date that the browser has kept back. */
  readonly day: string | null;
}

/**
 * The date closest to the given span of a sentence; a date after the span wins over one before it.
 * @param sentence in lowercase. @param today `YYYY-MM-DD`; a day without a year is the last such day before it.
 */
export function dateNear(sentence: string, start: number, end: number, today: string): SaidDate | null {
  const found = [...sentence.matchAll(dates)].flatMap((match) => {
    const distance = match.index >= start ? match.index - end : start - (match.index + match[0].length) + 8;
    return distance <= furthest ? [{ match, distance: Math.max(0, distance) }] : [];
  });
  const [nearest] = found.toSorted((one, other) => one.distance - other.distance);
  return nearest ? saidDate(nearest.match, today) : null;
}

/** In characters. Farther away it is the date of something else. */
const furthest = 32;

const months = [
  "january february march april may june july august september october november december",
].flatMap((names) => names.split(" "));
const month = "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";
const dates = new RegExp(
  [
    String.raw`\[date \d+\]`,
    String.raw`\b(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])(?:\/(20\d\d|\d\d))?(?![\d/]| (?:trials|times|sessions|opportunities|days|of)\b)`,
    String.raw`\b${month} (3[01]|[12]\d|0?[1-9])(?:st|nd|rd|th)?(?!\d)(?:,? (20\d\d))?`,
    String.raw`\b(?:in|last|this past|back in|since) ${month.replace("[a-z]*", "[a-z]*\\b")}(?: (?:of )?(20\d\d))?`,
  ].join("|"),
  "g",
);

function saidDate(match: RegExpMatchArray, today: string): SaidDate | null {
  const [whole, monthFigure, dayFigure, yearFigure, name, dayOfName, yearOfName, alone, yearAlone] = match;
  if (whole.startsWith("[")) return { text: whole, day: null };
  if (alone !== undefined) {
    const named = months.find((one) => one.startsWith(alone));
    if (named === undefined) return null;
    return { text: `${capital(named)}${yearAlone ? ` ${yearAlone}` : ""}`, day: null };
  }
  const inYear =
    name === undefined ? Number(monthFigure) : months.findIndex((one) => one.startsWith(name)) + 1;
  const day = dayOf(inYear, Number(dayFigure ?? dayOfName), yearFigure ?? yearOfName, today);
  return { text: day === null ? capital(whole) : dayInWords(day), day };
}

function dayOf(
  monthNumber: number,
  dayNumber: number,
  year: string | undefined,
  today: string,
): string | null {
  const ending = `-${String(monthNumber).padStart(2, "0")}-${String(dayNumber).padStart(2, "0")}`;
  const thisYear = Number(today.slice(0, 4));
  const given = year === undefined ? null : Number(year.length === 2 ? `20${year}` : year);
  // Without a year a day that is soon to come may be one ahead: then it is not told.
  const soon = new Date(Date.parse(today) + 45 * 86_400_000).toISOString().slice(0, 10);
  const isSoon =
    given === null && [thisYear, thisYear + 1].some((one) => isWithin(`${one}${ending}`, today, soon));
  if (isSoon) return null;
  const day = `${given ?? (`${thisYear}${ending}` <= today ? thisYear : thisYear - 1)}${ending}`;
  return isDay(day) && day <= today ? day : null;
}

function isWithin(day: string, after: string, until: string): boolean {
  return day > after && day <= until;
}

function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
