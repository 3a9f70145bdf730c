/** A day in a text. */
export interface DayInText {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly start: number;
  readonly end: number;
  /** False where the day is before the month, unlike the American form. */
  readonly isClear: boolean;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const monthName =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";

const forms: readonly {
  readonly form: RegExp;
  readonly order: readonly ["y" | "m" | "d", "y" | "m" | "d", "y" | "m" | "d"];
}[] = [
  { form: /(?<![\d/])(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/g, order: ["y", "m", "d"] },
  {
    form: /(?<![\d/.-])(\d{1,2})\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?(\d{4}|\d{2})(?![\d/])/g,
    order: ["m", "d", "y"],
  },
  {
    form: new RegExp(`\\b${monthName}\\s*(\\d{1,2})(?:st|nd|rd|th)?\\s*,?\\s*(\\d{4})\\b`, "gi"),
    order: ["m", "d", "y"],
  },
  {
    form: new RegExp(
      `\\b(\\d{1,2})(?:st|nd|rd|th)?(?:\\s+day)?(?:\\s+of)?[\\s-]+${monthName}[\\s,-]+(\\d{4}|\\d{2})\\b`,
      "gi",
    ),
    order: ["d", "m", "y"],
  },
];

/** The days in a text, in its order: "10/12/26", "Oct. 12th, 2026", "12-Oct-2026", "the 12th day of October, 2026", "2026-10-12". */
export function readDays(text: string): DayInText[] {
  const found: DayInText[] = [];
  for (const { form, order } of forms) {
    for (const match of text.matchAll(form)) {
      const start = match.index;
      const end = start + match[0].length;
      const part = (name: "y" | "m" | "d") => match[order.indexOf(name) + 1] ?? "";
      const read = dayOf(part("y"), part("m"), part("d"));
      if (read && !found.some((other) => start < other.end && other.start < end))
        found.push({ ...read, start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** A text without its days. */
export const withoutAllDays = (text: string) =>
  readDays(text).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);

/** A text without its days, and without the "to" that was between two. */
export const withoutDays = (text: string) =>
  withoutAllDays(text)
    .replace(/\s+(to|through|until|-|–)?\s*$/, "")
    .trim();

function dayOf(yearText: string, monthText: string, dayText: string) {
  const shortYear = yearText.length === 2;
  const year = Number(yearText) + (shortYear ? (Number(yearText) < 80 ? 2000 : 1900) : 0);
  const named = months.indexOf(monthText.slice(0, 3).toLowerCase());
  let month = named === -1 ? Number(monthText) : named + 1;
  let day = Number(dayText);
  const isSwapped = month > 12 && day <= 12;
  if (isSwapped) [month, day] = [day, month];
  const date = new Date(Date.UTC(year, month - 1, day));
  if (
    month < 1 ||
    date.getUTCMonth() !== month - 1 ||
    date.getUTCDate() !== day ||
    year < 1980 ||
    year > 2099
  )
    return null;
  return { day: date.toISOString().slice(0, 10), isClear: !isSwapped };
}
