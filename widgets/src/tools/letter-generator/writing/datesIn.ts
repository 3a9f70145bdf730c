// Dates in typed text. A state complaint may reach back one year (34 CFR 300.153(c)).

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const monthName = `(${months.join("|")})[a-z]*\\.?`;
const day = "(\\d{1,2})(?:st|nd|rd|th)?";
const year = "((?:19|20)\\d{2})";

/** Formats of dates with a year, and the order of their groups. */
const forms: readonly (readonly [pattern: RegExp, order: readonly ("y" | "m" | "d" | "separator")[]])[] = [
  [new RegExp(`\\b${year}-(\\d{2})-(\\d{2})\\b`, "gi"), ["y", "m", "d"]],
  [/\b(\d{1,2})([/.-])(\d{1,2})\2((?:20)?\d{2})\b/g, ["m", "separator", "d", "y"]],
  [new RegExp(`\\b${monthName} ${day},? ${year}\\b`, "gi"), ["m", "d", "y"]],
  [new RegExp(`\\b${day} (?:of )?${monthName},? ${year}\\b`, "gi"), ["d", "m", "y"]],
  [new RegExp(`\\b${monthName},? (?:of )?${year}\\b`, "gi"), ["m", "y"]],
];

export interface TypedDate {
  /** As typed. */
  readonly text: string;
  /** `YYYY-MM-DD`; the last day of a month named without a day. */
  readonly date: string;
}

/** @returns the dates in a text that have a year. */
export function datesIn(text: string): readonly TypedDate[] {
  return forms.flatMap(([pattern, order]) =>
    [...text.matchAll(pattern)].flatMap(([typed, ...groups]) => {
      const part = (name: "y" | "m" | "d") => groups[order.indexOf(name)];
      const date = dayOf(part("y") ?? "", part("m") ?? "", part("d"));
      return date === null ? [] : [{ text: typed, date }];
    }),
  );
}

/** @returns whether a line names a month and day without a year; "September 8 to October 3, 2026" has one. */
export function hasDateWithoutYear(line: string): boolean {
  const rest = datesIn(line)
    .reduce((left, { text }) => left.replace(text, "#"), line)
    .replace(
      new RegExp(`(\\b${monthName} )?\\b\\d{1,2}(/\\d{1,2})? ?(to|through|until|and|-|–) ?#`, "gi"),
      "",
    );
  return new RegExp(`\\b${monthName} \\d{1,2}\\b|\\b\\d{1,2}/\\d{1,2}\\b`, "i").test(rest);
}

/** The earliest day that a complaint of this day can cover. */
export function yearBefore(written: string): string {
  const [y = "", m = "", d = ""] = written.split("-");
  return `${Number(y) - 1}-${m}-${m === "02" && d === "29" ? "28" : d}`;
}

function dayOf(y: string, m: string, d: string | undefined): string | null {
  const month = /^\d/.test(m) ? Number(m) : months.indexOf(m.slice(0, 3).toLowerCase()) + 1;
  const fullYear = Number(y.length === 2 ? `20${y}` : y);
  const last = new Date(Date.UTC(fullYear, month, 0)).getUTCDate();
  const dayOfMonth = d === undefined ? last : Number(d);
  if (month < 1 || month > 12 || dayOfMonth < 1 || dayOfMonth > last) return null;
  return `${fullYear}-${String(month).padStart(2, "0")}-${String(dayOfMonth).padStart(2, "0")}`;
}
