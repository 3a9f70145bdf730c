import { withoutAccents } from "../withoutAccents.ts";

const months = [
  ["ene", "January"],
  ["feb", "February"],
  ["mar", "March"],
  ["abr", "April"],
  ["may", "May"],
  ["jun", "June"],
  ["jul", "July"],
  ["ago", "August"],
  ["se", "September"],
  ["oct", "October"],
  ["nov", "November"],
  ["dic", "December"],
] as const;

const days =
  "uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta".split(
    " ",
  );

/**
 * A date that `withoutPersonalDetails` took out of a Spanish text, as an English sentence has it: "3 de mayo de 2026" is
 * "May 3, 2026". One in figures or in other words stays as it was typed.
 */
export function dateInEnglish(typed: string): string {
  const text = plain(typed)
    .replace(/[.,º°]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const [, dayBefore, monthName = "", dayAfter, year] =
    /^(?:(.+?) (?:de )?)??([a-z]{3,})(?: (\d{1,2}))?(?: ?(?:del? )?(\d{4}))?$/.exec(text) ?? [];
  const month = months.find(([start]) => isMonth(monthName, start))?.[1];
  const day = dayOf(dayBefore ?? dayAfter);
  if (month === undefined || day === null || (day === undefined && year === undefined)) return typed;
  if (day === undefined) return `${month} ${year}`;
  return year === undefined ? `${month} ${day}` : `${month} ${day}, ${year}`;
}

function isMonth(name: string, start: string): boolean {
  return name.startsWith(start) && /^(?:.{3}|sept|.*(?:ero|rzo|bril|ayo|nio|lio|osto|bre))$/.test(name);
}

/** @returns undefined where none is named; null for what is no day. */
function dayOf(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined;
  if (text === "primero") return 1;
  if (text === "treinta y uno") return 31;
  const figures = /^(\d{1,2})(?:ro|er)?$/.exec(text)?.[1];
  const day = figures === undefined ? days.map(plain).indexOf(text) + 1 : Number(figures);
  return day >= 1 && day <= 31 ? day : null;
}

function plain(text: string): string {
  return withoutAccents(text.toLowerCase());
}
