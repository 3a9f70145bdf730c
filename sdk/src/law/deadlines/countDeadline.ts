import { type Duration, dueDate } from "../dates/dueDate.ts";
import type { SchoolCalendar } from "../dates/SchoolCalendar.ts";
import type { StateRecord } from "../states/StateRecord.ts";
import type { DeadlineRule, StateTime } from "./DeadlineRule.ts";
import { deadlineRules } from "./rules.ts";
import type { DeadlineTrigger } from "./triggers.ts";

/** A deadline's days, and what they rest on; the words are apart. */
export interface CountedDeadline {
  /** `YYYY-MM-DD`; null where no rule that we have read sets a number. */
  readonly date: string | null;
  /** False where the day can only be "about". */
  readonly isExact: boolean;
  /** The other day, where sources disagree or a limit that is surer ends later. */
  readonly otherDate: string | null;
  /** The limit that `date` was counted with: the state's, or the federal one. */
  readonly basis: "state" | "federal" | null;
  readonly state: StateTime | null;
  readonly noDate: NoDate | null;
  /** What was not counted, in words. */
  readonly leftOut: readonly string[];
  /** The units that were counted. */
  readonly units: ReadonlySet<Duration["unit"]>;
}

/** Why there is no date. */
export type NoDate = "no number" | "unverified" | "other start";

/** Every deadline that something starts in this state. Parameters and errors as in `countDeadline`. */
export function countAll(
  record: StateRecord,
  trigger: DeadlineTrigger,
  day: string,
  calendar: SchoolCalendar,
): readonly { readonly rule: DeadlineRule; readonly counted: CountedDeadline }[] {
  return deadlineRules.flatMap((rule) => {
    const counted = rule.triggers.includes(trigger) ? countDeadline(rule, record, day, calendar) : null;
    return counted ? [{ rule, counted }] : [];
  });
}

/**
 * Counts one deadline.
 *
 * The state's limit applies where it was read, and the federal one otherwise. Where sources disagree, or a limit was read
 * only in a copy of the law, the day is the earlier one for what a parent must do; for what the school must do it is the
 * last day under any of them, and never later than a federal limit that holds in any case. An unverified state rule gives
 * no date, unless the federal limit holds beside it. Days for a parent are Monday to Friday without a calendar: leaving
 * out a day on which school was open would make the day too late.
 *
 * @param record as `recordOn` gives it. @param day `YYYY-MM-DD`.
 * @returns null where the rule does not apply in this state.
 * @throws RangeError if `day` is not a calendar day, or a date lies past the year 9999.
 */
function countDeadline(
  rule: DeadlineRule,
  record: StateRecord,
  day: string,
  calendar: SchoolCalendar,
): CountedDeadline | null {
  const known = rule.by === "parent" ? undefined : calendar;
  const state = rule.state?.timeOf(record) ?? null;
  if (rule.state?.isOnlyOfStates && state === null) return null;
  const federal =
    rule.federal.length === 0
      ? null
      : inTurn(
          rule.federal.map(({ limit }) => limit),
          day,
          known,
        );
  const relation = rule.state?.relation ?? null;
  const own = state && stateDays(state, day, known);
  if (state?.hasOtherStart) return { ...none, state, noDate: "other start" };
  if (state?.fact.status === "unverified" && relation === "replaces")
    return { ...none, state, noDate: "unverified" };
  if (own === null || own === undefined || state === null || state.fact.status === "unverified") {
    if (federal === null) return { ...none, state, noDate: "no number" };
    return {
      ...none,
      ...federal,
      date: federal.date,
      basis: "federal",
      state,
      // A state may set another limit in place of the federal one, and we have not read it.
      isExact: federal.isExact && !rule.isAboutBecause && relation !== "replaces",
    };
  }
  const isSure = state.fact.status === "verified" && !state.fact.isPartlyRead;
  const { date, otherDate } = chosen(rule, own.dates, isSure, federal?.date ?? null);
  return {
    date,
    otherDate,
    basis: own.dates.includes(date) ? "state" : "federal",
    isExact:
      isSure && own.isExact && otherDate === null && !state.exclusions && rule.isAboutBecause === undefined,
    state,
    noDate: null,
    leftOut: own.leftOut,
    units: own.units,
  };
}

const none = {
  date: null,
  isExact: false,
  otherDate: null,
  basis: null,
  noDate: null,
  leftOut: [],
  units: new Set<Duration["unit"]>(),
} as const;

/** @param dates one, or two where sources disagree. @param federal the day of the federal limit. */
function chosen(
  { by, state }: DeadlineRule,
  dates: readonly [string, ...string[]],
  isSure: boolean,
  federal: string | null,
): { readonly date: string; readonly otherDate: string | null } {
  const all = [...dates, ...(federal !== null && !isSure ? [federal] : [])].sort();
  const first = all[0] ?? dates[0];
  if (by === "parent") {
    const later = [...dates].sort().at(-1) ?? null;
    return { date: first, otherDate: later === first ? null : later };
  }
  const own = [...dates].sort();
  const last = own.at(-1) ?? dates[0];
  const isCapped = state?.relation === "within" && federal !== null && federal < last;
  const date = isCapped ? federal : last;
  const earlier = own[0] !== undefined && own[0] < date ? own[0] : null;
  // For a copied state rule that is stricter, the federal day is the one that holds in any case.
  const surer =
    state?.relation === "within" && !isSure && federal !== null && federal > date ? federal : null;
  return { date, otherDate: earlier ?? surer };
}

interface Days {
  readonly dates: readonly [string, ...string[]];
  readonly isExact: boolean;
  readonly leftOut: readonly string[];
  readonly units: ReadonlySet<Duration["unit"]>;
}

/** The state's days; null where it has no number for a request in writing. */
function stateDays(time: StateTime, day: string, calendar?: SchoolCalendar): Days | null {
  const { limit, otherLimit, cap, capIs, countsFirstDay, holdsFor } = time;
  if (limit === null || holdsFor === "spoken requests") return null;
  const counted = (one: Duration) => dueDate(one, day, { calendar, countsFirstDay });
  const capped = cap ? counted(cap) : null;
  const each = [limit, ...(otherLimit ? [otherLimit] : [])].map((one) => {
    const own = counted(one);
    if (capped === null) return own;
    return capIs === "outer" || capped.date < own.date ? capped : own;
  });
  const limits = [limit, otherLimit, cap].filter((one) => one !== null && one !== undefined);
  const [first, ...others] = each.map(({ date }) => date);
  if (first === undefined) return null;
  return {
    dates: [first, ...others],
    isExact: each.every(({ isExact }) => isExact),
    leftOut: [...new Set(each.flatMap(({ leftOut }) => leftOut))],
    units: new Set(limits.map(({ unit }) => unit)),
  };
}

function inTurn(limits: readonly Duration[], day: string, calendar?: SchoolCalendar) {
  let date = day;
  let isExact = true;
  const leftOut = new Set<string>();
  for (const limit of limits) {
    const next = dueDate(limit, date, { calendar });
    date = next.date;
    isExact &&= next.isExact;
    for (const one of next.leftOut) leftOut.add(one);
  }
  return { date, isExact, leftOut: [...leftOut], units: new Set(limits.map(({ unit }) => unit)) };
}
