import { parseDay } from "../dates/calendarDay.ts";
import { dayInWords } from "../dates/dayInWords.ts";
import { unclearDays } from "../dates/dueDate.ts";
import { durationInWords } from "../dates/durationInWords.ts";
import type { SchoolCalendar } from "../dates/SchoolCalendar.ts";
import type { DeadlineParty, FederalLimit } from "../federal/Provision.ts";
import { timeToAnswer } from "../states/generated/timeToAnswer.ts";
import { recordOn } from "../states/recordOn.ts";
import type { StateRecord } from "../states/StateRecord.ts";
import { stateNames } from "../states/stateNames.ts";
import { type CountedDeadline, countAll } from "./countDeadline.ts";
import type { DeadlineRule, StateRule } from "./DeadlineRule.ts";
import { assumed, deadlineWords, type NextStep, parties, why } from "./deadlineWords.ts";
import type { DeadlineId, DeadlineTrigger } from "./triggers.ts";

/** One deadline with all that a parent reads about it. */
export interface Deadline {
  readonly id: DeadlineId;
  /** What has happened by then, and who has to do it. */
  readonly title: string;
  readonly by: DeadlineParty;
  /** `YYYY-MM-DD`; null where no rule that we have read and checked sets a number. */
  readonly date: string | null;
  /** False: say "about", and ask the parent to check. */
  readonly isExact: boolean;
  /** The rule in words, and why there is no date or another one, in full sentences. */
  readonly why: readonly string[];
  readonly sources: readonly DeadlineSource[];
  /** What the count took as given. */
  readonly assumptions: readonly string[];
  /** What a state leaves out or extends; the date does not. */
  readonly exclusions: string | null;
  /** What to ask the district; null where the whole day is sure. */
  readonly ask: string | null;
  /** What to do on the day. */
  readonly whatToDo: string;
  readonly next: NextStep;
}

/** Where a rule is written, with one of the two labels (ADR 21). */
export interface DeadlineSource {
  readonly of: "federal" | "state";
  /** The official reference; null where no page named the state's. */
  readonly citation: string | null;
  /** Where to read it; null for a state's rule, which has its own page. */
  readonly address: string | null;
  /** "Checked in the law"; otherwise "Ask the district first". */
  readonly isChecked: boolean;
}

export interface DeadlineQuestion {
  /** The record of the child's state. */
  readonly record: StateRecord;
  readonly trigger: DeadlineTrigger;
  /** When it happened, `YYYY-MM-DD`. */
  readonly day: string;
  /** Breaks and holidays: `createSchoolCalendar`. */
  readonly calendar: SchoolCalendar;
  /** `YYYY-MM-DD`: state rules read more than twelve months before it count as unverified (ADR 20). */
  readonly today: string;
}

/**
 * The deadlines that something starts, in the order of their days, those without a day last.
 * Sources: `sdk/data/federal` and `sdk/data/states`, which hold every number.
 * @throws RangeError if `day` or `today` is not a calendar day, or a date lies past the year 9999.
 */
export function deadlinesOf({
  record,
  trigger,
  day,
  calendar,
  today,
}: DeadlineQuestion): readonly Deadline[] {
  const onDay = recordOn(record, today);
  return countAll(onDay, trigger, day, calendar)
    .map(({ rule, counted }) => inWords(rule, counted, onDay, day, calendar))
    .sort((one, other) => ((one.date ?? "~") < (other.date ?? "~") ? -1 : one.date === other.date ? 0 : 1));
}

function inWords(
  rule: DeadlineRule,
  counted: CountedDeadline,
  record: StateRecord,
  day: string,
  calendar: SchoolCalendar,
): Deadline {
  const { title, whatToDo, ask, next } = deadlineWords[rule.id];
  const { date, isExact, state } = counted;
  const isChecked = state?.fact.status === "verified" && !state.fact.isPartlyRead;
  return {
    id: rule.id,
    title,
    by: rule.by,
    date,
    isExact,
    why: [...reasons(rule, counted, record), ...doubts(rule, counted, record)],
    sources: sourcesOf(rule, counted),
    assumptions: date === null ? [] : assumptions(rule, counted, day, date, calendar),
    exclusions: state?.exclusions ?? null,
    ask: isExact && (state === null || isChecked) ? null : ask,
    whatToDo,
    next,
  };
}

/** The rule itself: the state's in its own words, and the federal one. */
function reasons(rule: DeadlineRule, { state }: CountedDeadline, record: StateRecord): readonly string[] {
  const own = rule.state && state ? ownLines(rule.state, record) : [];
  const isReplaced = rule.state?.relation === "replaces" && state?.limit;
  return [...own, ...(isReplaced || state?.hasOtherStart ? [] : federalLines(rule))];
}

function ownLines(rule: StateRule, record: StateRecord): readonly string[] {
  const { lines, fact } = rule.factOf(record);
  const [first = "", ...others] = lines;
  // Exclusions are apart, in `Deadline.exclusions`.
  const exclusions = rule.timeOf(record)?.exclusions;
  const shown = [`${stateNames[record.code]}: ${first}`, ...others.filter((line) => line !== exclusions)];
  return fact?.note ? [...shown, fact.note] : shown;
}

function federalLines({ id, federal, by }: DeadlineRule): readonly string[] {
  if (id === "stay-put") return [why.stayPut];
  if (id === "answer-to-iee-request") return [why.noDelay];
  const [first, ...others] = federal;
  if (first === undefined)
    return [why.noFederal, ...(id === "requested-meeting" || by === "parent" ? [] : [why.reasonable])];
  return [
    first.mustBeDone === undefined
      ? why.federalTime(first.isFor ?? "", durationInWords(first.limit), startOf(first))
      : why.federal(
          parties[others.length === 0 ? by : first.by],
          toParent(first.mustBeDone),
          durationInWords(first.limit),
          startOf(first),
        ),
    ...others.map((limit) => why.afterThat(durationInWords(limit.limit), startOf(limit))),
    ...federal.flatMap(({ note }) => (note === undefined ? [] : [why.note(toParent(note))])),
  ];
}

function doubts(rule: DeadlineRule, counted: CountedDeadline, record: StateRecord): readonly string[] {
  const { state, noDate, otherDate, date } = counted;
  const other = otherDate === null ? [] : otherLines(rule, counted, dayInWords(otherDate));
  const isOfSchool = rule.id === "answer-to-change" && timeToAnswer[record.code]?.of === "school";
  return [
    ...other,
    ...(rule.isAboutBecause && date !== null ? [rule.isAboutBecause] : []),
    ...(noDate === "unverified" ? [why.unverified] : []),
    ...(noDate === "other start" ? [why.hasOtherStart] : []),
    ...(state?.fact.isPartlyRead && date !== null ? [why.partly] : []),
    ...(rule.state && state === null
      ? [rule.state.relation === "within" ? why.federalHolds : why.notRead]
      : []),
    ...(isOfSchool && date !== null ? [why.mayStartThen] : []),
  ];
}

function otherLines(
  rule: DeadlineRule,
  { otherDate, date }: CountedDeadline,
  day: string,
): readonly string[] {
  if (rule.by === "parent") return [why.disagree, why.otherForParent(day)];
  const isLater = otherDate !== null && date !== null && otherDate > date;
  return isLater ? [why.surer(day)] : [why.disagree, why.otherForSchool(day)];
}

function sourcesOf(rule: DeadlineRule, { state }: CountedDeadline): readonly DeadlineSource[] {
  const { citation, officialAddress, status } = rule.provision;
  const federal = {
    of: "federal",
    citation,
    address: officialAddress,
    isChecked: status === "verified",
  } as const;
  if (state === null) return [federal];
  const { fact } = state;
  const isChecked = fact.status === "verified" && !fact.isPartlyRead;
  return [{ of: "state", citation: fact.citation, address: null, isChecked }, federal];
}

function assumptions(
  { by }: DeadlineRule,
  { state, leftOut, units, basis }: CountedDeadline,
  day: string,
  date: string,
  calendar: SchoolCalendar,
): readonly string[] {
  const isOwn = basis === "state";
  return [
    isOwn && state?.countsFirstDay ? assumed.firstDay : assumed.nextDay,
    ...(isOwn && state?.holdsFor === "written requests" ? [assumed.written] : []),
    ...(by === "parent"
      ? leftOut.length > 0
        ? [assumed.everyWeekday]
        : []
      : daysOff(units, day, date, calendar)),
    ...(units.has("days") ? [assumed.unclearDays] : []),
    ...leftOut.filter((one) => one !== unclearDays).map(assumed.notLeftOut),
    ...(calendar.isBusinessDay(parseDay(date))
      ? []
      : [by === "parent" ? assumed.weekendForParent : assumed.weekend]),
  ];
}

function daysOff(
  units: CountedDeadline["units"],
  day: string,
  date: string,
  calendar: SchoolCalendar,
): readonly string[] {
  const isInSchoolDays = units.has("school days") || units.has("instructional days");
  const breaks = isInSchoolDays ? calendar.breaksBetween(day, date) : [];
  return [
    ...(units.has("business days") ? [assumed.businessDays] : []),
    ...(isInSchoolDays ? [assumed.schoolDays] : []),
    ...breaks.map(({ name, first, last, isTypical }) => {
      const days = first === last ? dayInWords(first) : `${dayInWords(first)} to ${dayInWords(last)}`;
      return isTypical ? assumed.typical(name, days) : assumed.typed(name, days);
    }),
  ];
}

function startOf({ clockStarts = "" }: FederalLimit): string {
  return toParent(clockStarts);
}

/** The library speaks of the parent, and a parent reads "you". */
function toParent(text: string): string {
  return text
    .replaceAll("the parent's", "your")
    .replaceAll("the parent knew", "you knew")
    .replaceAll("the parent asks", "you ask")
    .replaceAll("the parent", "you")
    .replaceAll("the child", "your child");
}
