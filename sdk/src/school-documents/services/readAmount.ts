import type { Service } from "../findings.ts";

export interface Amount extends Pick<Service, "minutes" | "sessions" | "period"> {
  /** False for a range, a period that we do not have, or a part that is missing. */
  readonly isClear: boolean;
}

export type Period = NonNullable<Service["period"]>;

const word: Readonly<Record<string, number>> = {
  once: 1,
  twice: 2,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  "forty-five": 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};
const number = String.raw`(\d[\d,]*(?:\.\d+)?|${Object.keys(word)
  .sort((a, b) => b.length - a.length)
  .join("|")})`;
const range = String.raw`(?:\s*(?:-|to|–)\s*\d+)`;
const minuteUnit = String.raw`(?:min(?:ute)?s?\b\.?|(?=mp[dwmy]\b))`;
const hourUnit = String.raw`(?:h(?:ou)?rs?\b\.?)`;

const periods: readonly (readonly [Period, RegExp])[] = [
  ["day", /\b(daily|mpd|(per|a|an|each|every|x|\/)\s*(school |instructional )?day)\b|\/\s*day\b/],
  [
    "week",
    /\b(weekly|wkly|mpw|(per|a|an|each|every|x)\s*(school |instructional )?(week|wk)|(5|five)[- ]day cycle)\b|\/\s*(week|wk|w)\b|^(week|wk)s?$/,
  ],
  ["month", /\b(monthly|mpm|(per|a|an|each|every|x)\s*(school )?(month|mo))\b|\/\s*(month|mo)\b|^month$/],
  [
    "quarter",
    /\b(quarterly|(per|a|an|each|every|x)\s*(school )?(quarter|grading period|marking period|nine weeks|9 weeks|reporting period))\b|\/\s*(quarter|qtr)\b|^quarter$/,
  ],
  ["semester", /\b((per|a|an|each|every|x)\s*(school )?semester)\b|\/\s*semester\b|^semester$/],
  [
    "year",
    /\b(annually|yearly|mpy|(per|a|an|each|every|x)\s*(school |iep |academic |calendar )?(year|yr))\b|\/\s*(year|yr)\b|^year$/,
  ],
];

/** Periods that the type does not have. */
const otherPeriod =
  /\b(bi-?weekly|every other|bi-?monthly|(\d+)[- ]day (cycle|rotation)|rotation|as needed)\b/;

const session = new RegExp(
  String.raw`${number}\s*(?:\(\d+\)\s*)?(?:x\b|×|times?\b|sessions?\b|days?\b(?! cycle)|periods?\b|blocks?\b|classes\b)|\b(once|twice)\b`,
);
const multiplied = /\b(\d{1,2})\s*(?:x|×|@|times|sessions? (?:of|@)|\/)\s*(\d{2,3})\b(?!\s*(?:%|x|times|\/))/;
const multipliedBy = new RegExp(
  String.raw`${minuteUnit}(?:\/session|\s*per session)?\s*(?:x|×|@)\s*(\d{1,2})\b`,
);
const slashed =
  /(?<![\d/])(\d{1,2})\s*(?:x|times)?\s*\/\s*(?:d(?:ay)?|w(?:ee)?k|w|mo(?:nth)?|q(?:ua)?rte?r?|y(?:ea)?r|semester)\b/;
const minutesIn = new RegExp(String.raw`${number}(${range})?\s*-?\s*(?:\(\d+\)\s*)?${minuteUnit}`, "g");
const hoursIn = new RegExp(
  String.raw`${number}(${range})?\s*-?\s*${hourUnit}(?:\s*(?:and\s*)?(\d+)\s*${minuteUnit})?`,
);

/**
 * How much of a service a text promises: "30 min x 2/week", "60 minutes daily", "120 mpw", "2 x 30 weekly",
 * "1,200 minutes per year". Null when it names neither minutes nor a number of sessions.
 */
export function readAmount(written: string): Amount | null {
  const text = written.toLowerCase().replace(/\(s\)/g, "s").replace(/[–—]/g, "-").replace(/\s+/g, " ").trim();
  const time = readMinutes(text);
  const period = readPeriod(text);
  let minutes = time?.minutes ?? null;
  let sessions = readSessions(text);
  // "45 x 3 per week"
  const longest = /\b(\d{2,3})\s*(?:x|×|@)\s*(\d)\b(?!\d)/.exec(text);
  if (minutes === null && longest) [minutes, sessions] = [Number(longest[1]), Number(longest[2])];
  if (minutes === null || (sessions === null && multiplied.test(text))) {
    const match = multiplied.exec(text);
    if (match) [sessions, minutes] = [Number(match[1]), Number(match[2])];
  }
  if (minutes === null && sessions === null) return null;
  const isClear = minutes !== null && period !== null && !time?.isRange && !otherPeriod.test(text);
  return { minutes, sessions, period: isOther(text) ? null : period, isClear };
}

const isOther = (text: string) => otherPeriod.test(text) && !/\b(5|five)[- ]day cycle\b/.test(text);

function readMinutes(text: string): { minutes: number; isRange: boolean } | null {
  const hours = hoursIn.exec(text);
  if (hours)
    return {
      minutes: Math.round(numberOf(hours[1]) * 60) + Number(hours[3] ?? 0),
      isRange: hours[2] !== undefined,
    };
  const all = [...text.matchAll(minutesIn)];
  // "30 min x 2, totaling 60 min served weekly": the time of one session is first.
  const first = all[0];
  return first ? { minutes: numberOf(first[1]), isRange: first[2] !== undefined } : null;
}

/** The period that an amount is for: "weekly", "per month". */
export function readPeriod(text: string): Period | null {
  const named = periods.filter(([, wording]) => wording.test(text)).map(([period]) => period);
  // "30 minutes daily, 5 days per week" and "2 sessions per week all year": the period that counts sessions.
  return named.length > 1 ? (named.find((period) => period !== "day") ?? null) : (named[0] ?? null);
}

function readSessions(text: string): number | null {
  const by = multipliedBy.exec(text);
  if (by) return Number(by[1]);
  const match = session.exec(text.replace(/(?<=\d)[- ](?:min(?:ute)?s?) sessions?/, " min"));
  if (match) {
    const counted = numberOf(match[1] ?? match[2]);
    if (counted <= 40) return counted;
  }
  const counted =
    /(?<![\d.,])(\d{1,2})\s*(?:per|a|each)\s+(?:school )?(?:day|week|month|quarter|semester|year)\b/.exec(
      text,
    );
  if (counted) return Number(counted[1]);
  const slash = slashed.exec(text);
  if (slash) return Number(slash[1]);
  const each = new RegExp(
    String.raw`\b${number} (?:\w+ )?\d+[- ]min(?:ute)?s? (?:sessions|periods|blocks|lessons)`,
  ).exec(text);
  return each ? numberOf(each[1]) : null;
}

const numberOf = (written = "") => word[written] ?? Number(written.replaceAll(",", ""));
