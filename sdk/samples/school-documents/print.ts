import type { ServiceData } from "./sampleSchema.ts";

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

export type DayStyle = keyof typeof dayStyles;

/** The American ways to write a day, each from `YYYY-MM-DD` in parts. */
const dayStyles = {
  "9/4/2025": ({ month, day, year }: DayParts) => `${month}/${day}/${year}`,
  "09/04/2025": ({ month, day, year }: DayParts) => `${two(month)}/${two(day)}/${year}`,
  "9/4/25": ({ month, day, year }: DayParts) => `${month}/${day}/${two(year % 100)}`,
  "09-04-2025": ({ month, day, year }: DayParts) => `${two(month)}-${two(day)}-${year}`,
  "9-4-25": ({ month, day, year }: DayParts) => `${month}-${day}-${two(year % 100)}`,
  "09/04/25": ({ month, day, year }: DayParts) => `${two(month)}/${two(day)}/${two(year % 100)}`,
  "9 / 4 / 2025": ({ month, day, year }: DayParts) => `${month} / ${day} / ${year}`,
  "9.4.2025": ({ month, day, year }: DayParts) => `${month}.${day}.${year}`,
  "September 4, 2025": ({ name, day, year }: DayParts) => `${name} ${day}, ${year}`,
  "SEPTEMBER 4, 2025": ({ name, day, year }: DayParts) => `${name.toUpperCase()} ${day}, ${year}`,
  "September 4th, 2025": ({ name, day, year }: DayParts) => `${name} ${day}${ordinal(day)}, ${year}`,
  "September 4 2025": ({ name, day, year }: DayParts) => `${name} ${day} ${year}`,
  "4th day of September, 2025": ({ name, day, year }: DayParts) =>
    `${day}${ordinal(day)} day of ${name}, ${year}`,
  "Thu., Sep. 4, 2025": ({ weekday, name, day, year }: DayParts) =>
    `${weekday.slice(0, 3)}., ${name.length < 5 ? name : `${name.slice(0, 3)}.`} ${day}, ${year}`,
  "Sept. 4, 2025": ({ name, day, year }: DayParts) => `${abbreviated(name)} ${day}, ${year}`,
  "Sep 4, 2025": ({ name, day, year }: DayParts) => `${name.slice(0, 3)} ${day}, ${year}`,
  "04-Sep-2025": ({ name, day, year }: DayParts) => `${two(day)}-${name.slice(0, 3)}-${year}`,
  "Thursday, September 4, 2025": ({ weekday, name, day, year }: DayParts) =>
    `${weekday}, ${name} ${day}, ${year}`,
} as const;

interface DayParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly name: string;
  readonly weekday: string;
}

/** @returns a printer of days in one style; "" for a day that is null or undefined. */
export function days(style: DayStyle): (day: string | null | undefined) => string {
  return (iso) => (iso ? dayStyles[style](partsOf(iso)) : "");
}

/** @returns a day in every style, for the test that finds it in the rendered text. */
export function everyWayToWrite(iso: string): string[] {
  return Object.values(dayStyles).map((write) => write(partsOf(iso)));
}

function partsOf(iso: string): DayParts {
  const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
  const weekday = weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? "";
  return { year, month, day, name: months[month - 1] ?? "", weekday };
}

const two = (number: number) => String(number).padStart(2, "0");
const ordinal = (day: number) => (day > 3 && day < 21 ? "th" : (["th", "st", "nd", "rd"][day % 10] ?? "th"));
const abbreviated = (month: string) =>
  month.length < 5 ? month : month === "September" ? "Sept." : `${month.slice(0, 3)}.`;

const amounts = {
  /** 30 min x 2/week */
  times: ({ minutes, sessions, period }: ServiceData) =>
    sessions === null ? `${number(minutes)} min/${period}` : `${number(minutes)} min x ${sessions}/${period}`,
  /** 2 x 30 weekly */
  sessionsFirst: ({ minutes, sessions, period }: ServiceData) =>
    sessions === null ? `${number(minutes)} min ${ly[period]}` : `${sessions} x ${minutes} ${ly[period]}`,
  /** 30 minutes, 2 times per week; 60 minutes daily */
  words: ({ minutes, sessions, period }: ServiceData) =>
    sessions === null
      ? `${number(minutes)} minutes ${period === "day" ? "daily" : `per ${period}`}`
      : `${number(minutes)} minutes, ${sessions} ${sessions === 1 ? "time" : "times"} per ${period}`,
  /** 2x/wk @ 30 min; 120 min/wk */
  short: ({ minutes, sessions, period }: ServiceData) =>
    sessions === null
      ? `${number(minutes)} min/${abbreviatedPeriod[period]}`
      : `${sessions}x/${abbreviatedPeriod[period]} @ ${minutes} min`,
  /** 2 sessions per week at 30 minutes each; a total of 120 minutes per week */
  sentence: ({ minutes, sessions, period }: ServiceData) =>
    sessions === null
      ? `a total of ${number(minutes)} minutes per ${period}`
      : `${sessions} ${sessions === 1 ? "session" : "sessions"} per ${period} at ${minutes} minutes each`,
  /** 30 min x 2 Totaling: 60 min served Weekly */
  totaling: ({ minutes, sessions, period }: ServiceData) =>
    sessions === null
      ? `${number(minutes)} min served ${capital(ly[period])}`
      : `${minutes} min x ${sessions} Totaling: ${number(minutes * sessions)} min served ${capital(ly[period])}`,
} as const;

const abbreviatedPeriod = {
  day: "day",
  week: "wk",
  month: "mo",
  quarter: "qtr",
  semester: "sem",
  year: "yr",
};

const ly = {
  day: "daily",
  week: "weekly",
  month: "monthly",
  quarter: "quarterly",
  semester: "per semester",
  year: "yearly",
} as const;

/** @returns a service's minutes, sessions and period in one of the schools' notations. */
export function amount(service: ServiceData, style: keyof typeof amounts): string {
  return amounts[style](service);
}

/** "2 x week", or "week" for minutes of the whole period. */
export function frequency({ sessions, period }: ServiceData): string {
  return sessions === null ? capital(ly[period]) : `${sessions} x ${period}`;
}

/** "twice a week" */
export function inWords({ sessions, period }: ServiceData): string {
  const times = sessions === 1 ? "once" : sessions === 2 ? "twice" : `${sessions} times`;
  return sessions === null ? (period === "day" ? "each day" : `per ${period}`) : `${times} a ${period}`;
}

export const number = (value: number) => value.toLocaleString("en-US");
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
export const first = (name: string) => name.split(" ")[0] ?? name;
/** "Doe, Jane" */
export const lastFirst = (name: string) => {
  const [given = "", ...rest] = name.split(" ");
  return `${rest.join(" ")}, ${given}`;
};
