import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { states } from "../states/generated/allStates.ts";
import { recordOn } from "../states/recordOn.ts";
import { stateNames } from "../states/stateNames.ts";
import { countAll } from "./countDeadline.ts";
import { createSchoolCalendar, deadlineTriggers } from "./index.ts";

/*
 * The engine's days against an independent count: it reads the YAML files, walks from day to day, and shares no code with
 * the engine. Days are numbers since 1970.
 */

const data = path.join(import.meta.dirname, "../../../data");
const typed = [
  { name: "fall break", first: "2026-10-05", last: "2026-10-09" },
  { name: "winter break", first: "2026-12-21", last: "2027-01-08" },
  { name: "summer break", first: "2027-05-28", last: "2027-08-06" },
  { name: "summer break", first: "2028-05-26", last: "2028-08-04" },
  { name: "one day", first: "2028-02-29", last: "2028-02-29" },
];

it.each([
  ["typical breaks", []],
  ["breaks that the parent typed", typed],
])(
  "the days of 51 states for every trigger and 1,000 random dates, with %s",
  (_, breaks) => {
    const calendar = createSchoolCalendar(breaks);
    const oracle = createOracle(breaks);
    const wrong: string[] = [];
    let compared = 0;
    for (const day of randomDays(500, 20261126 + breaks.length)) {
      for (const [name, facts, record] of stateFiles) {
        for (const trigger of deadlineTriggers) {
          const found = countAll(record, trigger, day, calendar);
          const engine = Object.fromEntries(found.map(({ rule, counted }) => [rule.id, counted.date]));
          const expected = oracle(trigger, facts, day);
          compared += found.length;
          if (!isSame(engine, expected) && wrong.length < 10)
            wrong.push(
              `${name} ${trigger} ${day}: ${JSON.stringify(engine)}, not ${JSON.stringify(expected)}`,
            );
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(500 * 51 * deadlineTriggers.length);
  },
  120_000,
);

type Days = Readonly<Record<string, string | null>>;

interface Fact {
  readonly status: string;
  readonly limit?: string;
  readonly otherLimit?: string;
  readonly cap?: string;
  readonly holdsFor?: string;
  readonly countsFirstDay?: true;
  readonly startsWithRequest?: true;
  readonly isPartlyRead?: true;
  readonly secondLimit?: Fact;
  readonly timeToAnswer?: { readonly limit?: string };
}

type Facts = Readonly<Record<string, Fact | undefined>>;

function createOracle(breaks: readonly { readonly first: string; readonly last: string }[]) {
  const closed = closedDays(breaks);
  const counts = new Map<string, string>();
  const add = (limit: string, day: string, countsFirstDay = false): string => {
    const key = `${limit} ${day} ${countsFirstDay}`;
    const known = counts.get(key) ?? walked(limit, day, countsFirstDay, closed);
    counts.set(key, known);
    return known;
  };
  const federal = (provision: string, name: string): string => {
    const limit = federalFiles[provision]?.limits?.[name]?.limit;
    if (limit === undefined) throw new Error(`No limit ${name} of ${provision}`);
    return limit;
  };
  /** The school's day: the last one that a source gives. A limit with a cap ends at the earlier of the two. */
  const ofSchool = (fact: Fact, day: string, capIsLast = false): string => {
    const ends = [fact.limit, fact.otherLimit].flatMap((limit) => {
      if (limit === undefined) return [];
      const own = add(limit, day, fact.countsFirstDay);
      const cap = fact.cap === undefined ? own : add(fact.cap, day, fact.countsFirstDay);
      return [capIsLast || cap < own ? cap : own];
    });
    return ends.sort().at(-1) ?? "";
  };
  const isCountable = (fact: Fact | undefined): fact is Fact =>
    fact?.limit !== undefined && fact.holdsFor !== "spoken requests" && fact.status !== "unverified";
  /** The parent's day: the earliest that a source gives, if the state's rule was not read in the law. */
  const ofParent = (fact: Fact | undefined, day: string, federalLimit: string): string => {
    const federalDay = add(federalLimit, day);
    if (!isCountable(fact)) return federalDay;
    const own = add(fact.limit ?? "", day);
    const isSure = fact.status === "verified" && !fact.isPartlyRead;
    return isSure || own < federalDay ? own : federalDay;
  };

  return (trigger: string, facts: Facts, day: string): Days => {
    const fact = (name: string) => (facts[name]?.status === "none" ? undefined : facts[name]);
    const evaluation = fact("evaluation");
    const second = evaluation?.secondLimit;
    switch (trigger) {
      case "evaluation-requested": {
        const answer = fact("responseToRequest");
        return {
          "answer-to-evaluation-request": isCountable(answer) ? ofSchool(answer, day) : null,
          ...(evaluation?.startsWithRequest && { "evaluation-from-request": ofSchool(evaluation, day) }),
          ...(second?.startsWithRequest && { "evaluation-second-limit": add(second.limit ?? "", day) }),
        };
      }
      case "evaluation-consent-given":
        return {
          evaluation: evaluation?.startsWithRequest
            ? null
            : isCountable(evaluation)
              ? ofSchool(evaluation, day)
              : add(federal("initial-evaluation-deadline", "evaluation"), day),
          ...(second &&
            !second.startsWithRequest && { "evaluation-second-limit": add(second.limit ?? "", day) }),
        };
      case "found-eligible":
        return { "first-iep-meeting": add(federal("iep-30-days", "meeting"), day) };
      case "iep-dated":
        return { "annual-review": add(federal("iep-annual-review", "review"), day) };
      case "last-evaluation":
        return { "three-year-evaluation": add(federal("reevaluation", "evaluation"), day) };
      case "iep-meeting-requested": {
        const meeting = fact("meetingRequest");
        return { "requested-meeting": isCountable(meeting) ? ofSchool(meeting, day) : null };
      }
      case "records-requested": {
        const records = fact("records");
        const atMost = add(federal("records-access", "access"), day);
        const own = isCountable(records) ? ofSchool(records, day, true) : atMost;
        return { records: own < atMost ? own : atMost };
      }
      case "letter-sent":
        return { "answer-to-letter": null };
      case "iee-requested":
        return { "answer-to-iee-request": null };
      case "change-notice-received": {
        const consent = fact("laterConsent");
        const limit = consent?.status === "unverified" ? undefined : consent?.timeToAnswer?.limit;
        return {
          "answer-to-change": limit === undefined ? null : walked(limit, day, false, null),
          "stay-put": null,
          "state-complaint": complaint(day),
          "hearing-request": hearing(day),
        };
      }
      case "removal-decided":
        return {
          manifestation: add(federal("manifestation", "review"), day),
          "special-circumstances-end": add(federal("special-circumstances", "setting"), day),
        };
      case "violation-happened":
        return {
          "ocr-complaint": add(federal("ocr-complaint", "complaint"), day),
          "state-complaint": complaint(day),
          "hearing-request": hearing(day),
        };
      case "state-complaint-filed":
        return { "complaint-decision": add(federal("state-complaint", "decision"), day) };
      case "hearing-requested": {
        const end = add(federal("resolution-session", "period"), day);
        return {
          "resolution-meeting": add(federal("resolution-session", "meeting"), day),
          "resolution-end": end,
          "hearing-decision": add(federal("hearing-decision", "decision"), end),
        };
      }
      case "expedited-hearing-requested": {
        const held = add(federal("expedited-hearing", "hearing"), day);
        return {
          "expedited-resolution-meeting": add(federal("expedited-hearing", "meeting"), day),
          "expedited-hearing": held,
          "expedited-decision": add(federal("expedited-hearing", "decision"), held),
        };
      }
      case "hearing-decided":
        return { "court-appeal": add(federal("hearing-decision", "appeal"), day) };
      default:
        throw new Error(`Unknown trigger ${trigger}`);
    }

    function complaint(from: string): string {
      return ofParent(fact("complaintLimit"), from, federal("state-complaint", "complaint"));
    }
    function hearing(from: string): string {
      return ofParent(fact("dueProcessLimit"), from, federal("due-process", "request"));
    }
  };
}

/** @param closed null for a parent's days, which are every Monday to Friday. */
function walked(
  limit: string,
  from: string,
  countsFirstDay: boolean,
  closed: ReadonlySet<string> | null,
): string {
  const [number = "", ...unit] = limit.split(" ");
  const kind = unit.join(" ").replace(/s$/, "");
  const day = new Date(`${from}T12:00:00Z`);
  if (kind === "month" || kind === "year") {
    const months = Number(number) * (kind === "year" ? 12 : 1);
    // The same date so many months later; the days that a short month lacks are taken away one by one.
    for (let date = day.getUTCDate(); date > 0; date -= 1) {
      const later = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, date, 12));
      if (later.getUTCDate() === date) return later.toISOString().slice(0, 10);
    }
  }
  let left = Number(number);
  if (countsFirstDay) day.setUTCDate(day.getUTCDate() - 1);
  while (left > 0) {
    day.setUTCDate(day.getUTCDate() + 1);
    const weekday = day.getUTCDay();
    const isOff = weekday === 0 || weekday === 6 || (closed !== null && isHoliday(day));
    if (kind === "calendar day" || kind === "day") left -= 1;
    else if (kind === "business day") left -= isOff ? 0 : 1;
    else if (kind === "school day" || kind === "instructional day")
      left -= isOff || closed?.has(day.toISOString().slice(0, 10)) ? 0 : 1;
    else throw new Error(`Unknown unit ${kind}`);
  }
  return day.toISOString().slice(0, 10);
}

/** 5 U.S.C. 6103: by the day's place in its month, and on the weekday beside a weekend. */
function isHoliday(day: Date): boolean {
  const [month, date, weekday] = [day.getUTCMonth() + 1, day.getUTCDate(), day.getUTCDay()];
  const week = Math.ceil(date / 7);
  const isFixed = (on: Date) =>
    ["1-1", "6-19", "7-4", "11-11", "12-25"].includes(`${on.getUTCMonth() + 1}-${on.getUTCDate()}`);
  const beside = (days: number) => new Date(day.getTime() + days * 86_400_000);
  return (
    isFixed(day) ||
    (weekday === 5 && isFixed(beside(1))) ||
    (weekday === 1 && isFixed(beside(-1))) ||
    (weekday === 1 && [month === 1 && week === 3, month === 2 && week === 3].includes(true)) ||
    (weekday === 1 && month === 5 && date > 24) ||
    (weekday === 1 && [month === 9 && week === 1, month === 10 && week === 2].includes(true)) ||
    (weekday === 4 && month === 11 && week === 4)
  );
}

/** The parent's breaks; and the usual ones, if none of the parent's is in the same days. */
function closedDays(
  breaks: readonly { readonly first: string; readonly last: string }[],
): ReadonlySet<string> {
  const eachDay = (first: string, last: string): string[] => {
    const days: string[] = [];
    for (const day = new Date(`${first}T12:00:00Z`); day.toISOString().slice(0, 10) <= last; ) {
      days.push(day.toISOString().slice(0, 10));
      day.setUTCDate(day.getUTCDate() + 1);
    }
    return days;
  };
  const own = new Set(breaks.flatMap(({ first, last }) => eachDay(first, last)));
  const all = new Set(own);
  for (let year = 2023; year <= 2036; year += 1) {
    const monday =
      [1, 2, 3, 4, 5, 6, 7].find((date) => new Date(Date.UTC(year, 3, date)).getUTCDay() === 1) ?? 1;
    for (const usual of [
      eachDay(`${year}-04-0${monday}`, `${year}-04-${String(monday + 4).padStart(2, "0")}`),
      eachDay(`${year}-06-15`, `${year}-08-25`),
      eachDay(`${year}-12-22`, `${year + 1}-01-04`),
    ])
      if (!usual.some((day) => own.has(day))) for (const day of usual) all.add(day);
  }
  return all;
}

/** From 2025 to 2031; the first ones are leap days, year ends, changes of the clock and the summer. */
function* randomDays(count: number, seed: number): Generator<string> {
  const chosen = "2028-02-29 2027-12-31 2028-01-01 2026-03-07 2026-10-31 2027-06-14 2027-08-25 2026-11-26";
  yield* chosen.split(" ");
  let state = seed;
  for (let index = chosen.split(" ").length; index < count; index += 1) {
    // Numerical Recipes' generator.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const day = Math.floor((state / 2 ** 32) * 6 * 365);
    yield new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);
  }
}

function isSame(engine: Days, expected: Days): boolean {
  const ids = Object.keys(engine);
  return (
    ids.length === Object.keys(expected).length &&
    ids.every((id) => engine[id] === expected[id] && id in expected)
  );
}

function yamlIn<Held>(folder: string): readonly (readonly [string, Held])[] {
  return readdirSync(path.join(data, folder))
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => [file.slice(0, -5), parse(readFileSync(path.join(data, folder, file), "utf8"))]);
}

const federalFiles: Readonly<
  Record<string, { readonly limits?: Readonly<Record<string, { readonly limit: string }>> }>
> = Object.assign({}, ...yamlIn<object>("federal").map(([, held]) => held));
const held = yamlIn<{ readonly state: string; readonly facts: Facts }>("states");
const stateFiles = held.map(([file, { state, facts }]) => {
  const record = Object.values(states).find(({ code }) => stateNames[code] === state);
  if (record === undefined) throw new Error(`No record for ${file}`);
  return [state, facts, recordOn(record, "2026-11-26")] as const;
});
