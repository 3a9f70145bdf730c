import { expect, it } from "vitest";
import { readingGrade, withoutLeftOut } from "../../reading-grade/index.ts";
import { loadStates } from "../states/loadStates.ts";
import type { StateCode } from "../states/stateNames.ts";
import { deadlineWords } from "./deadlineWords.ts";
import {
  createSchoolCalendar,
  type Deadline,
  type DeadlineId,
  type DeadlineTrigger,
  deadlineIds,
  deadlinesOf,
  deadlineTriggers,
  longestBreak,
  neutralSubject,
  neutralSubjects,
  triggerWords,
} from "./index.ts";

const states = await loadStates();
const calendar = createSchoolCalendar([]);
const today = "2026-11-26";

function found(code: StateCode, trigger: DeadlineTrigger, day = today, on = today): readonly Deadline[] {
  return deadlinesOf({ record: states[code], trigger, day, calendar, today: on });
}

function one(code: StateCode, trigger: DeadlineTrigger, id: DeadlineId, on = today): Deadline {
  const deadline = found(code, trigger, today, on).find((held) => held.id === id);
  if (deadline === undefined) throw new Error(`${code}: ${trigger} starts no ${id}`);
  return deadline;
}

type Expected = readonly [date: string | null, isExact: boolean, says: RegExp];

it.each<[why: string, StateCode, DeadlineTrigger, DeadlineId, ...Expected]>([
  ["read in the law", "MT", "evaluation-consent-given", "evaluation", "2027-01-25", false, /keeps failing/],
  ["a federal rule alone", "MT", "found-eligible", "first-iep-meeting", "2026-12-26", true, /write the IEP/],
  [
    "no state rule, and no number",
    "MT",
    "evaluation-requested",
    "answer-to-evaluation-request",
    null,
    false,
    /names no number/,
  ],
  [
    "only spoken requests",
    "PA",
    "evaluation-requested",
    "answer-to-evaluation-request",
    null,
    false,
    /written request/,
  ],
  ["unverified", "WI", "evaluation-requested", "answer-to-evaluation-request", null, false, /give no date/],
  [
    "the clock starts sooner",
    "VA",
    "evaluation-consent-given",
    "evaluation",
    null,
    false,
    /not with your consent/,
  ],
  [
    "sources disagree, the school acts",
    "FL",
    "evaluation-consent-given",
    "evaluation",
    "2027-03-08",
    false,
    /Some sources say January 25/,
  ],
  [
    "sources disagree, a parent acts",
    "LA",
    "violation-happened",
    "state-complaint",
    "2027-11-26",
    false,
    /until November 26, 2028/,
  ],
  [
    "shorter than federal law",
    "NC",
    "violation-happened",
    "hearing-request",
    "2027-11-26",
    true,
    /One year, not two/,
  ],
  [
    "time for both sides, and no duty",
    "AL",
    "hearing-requested",
    "resolution-end",
    "2026-12-26",
    true,
    /gives 30 calendar days for settling/,
  ],
  [
    "we read no state rule",
    "AL",
    "violation-happened",
    "hearing-request",
    "2028-11-26",
    false,
    /not read a rule of your state/,
  ],
  [
    "a copied rule within the federal one",
    "RI",
    "records-requested",
    "records",
    "2026-12-06",
    false,
    /last day is January 10, 2027/,
  ],
  [
    "the school's wait",
    "IL",
    "change-notice-received",
    "answer-to-change",
    "2026-12-10",
    false,
    /may start the change/,
  ],
  [
    "no number at all",
    "IL",
    "iee-requested",
    "answer-to-iee-request",
    null,
    false,
    /without unnecessary delay/,
  ],
  ["a state may differ", "IL", "hearing-decided", "court-appeal", "2027-02-24", false, /may give less time/],
])("%s: %s, %s, %s", (_, code, trigger, id, date, isExact, says) => {
  const deadline = one(code, trigger, id);
  expect(deadline).toMatchObject({ date, isExact });
  expect([...deadline.why, deadline.exclusions ?? ""].join(" ")).toMatch(says);
  expect(deadline.ask === null, "asks unless the day is sure").toBe(isExact);
});

it("gives no date by a state rule that was read more than a year ago, and the federal one that holds beside it", () => {
  const later = "2027-12-01";
  expect(one("WA", "evaluation-consent-given", "evaluation", later)).toMatchObject({ date: null });
  expect(one("CA", "records-requested", "records", later)).toMatchObject({ date: "2027-01-10" });
});

it("names the breaks that it left out, and that it guessed them", () => {
  const { assumptions } = one("TX", "evaluation-consent-given", "evaluation");
  expect(assumptions).toContain(
    "We guessed that school is closed for winter break, December 22, 2026 to January 4, 2027. Enter your own dates.",
  );
  const own = createSchoolCalendar([{ name: "break", first: "2026-12-21", last: "2027-01-01" }]);
  const [typed] = deadlinesOf({
    record: states.TX,
    trigger: "evaluation-consent-given",
    day: today,
    calendar: own,
    today,
  });
  expect(typed?.assumptions.join(" ")).toMatch(/closed for break, .* as you told us/);
  expect(typed?.assumptions.join(" ")).not.toMatch(/winter break/);
});

it.each([
  ["ends before it starts", "2026-12-21", "2026-12-20"],
  ["is longer than a summer", "2026-01-01", "2026-12-31"],
  ["has no such day", "2026-02-30", "2026-03-02"],
])("refuses a break that %s", (_, first, last) => {
  expect(longestBreak).toBeLessThan(365);
  expect(() => createSchoolCalendar([{ name: "", first, last }])).toThrow(RangeError);
});

it("counts no federal holiday, also not one kept on the weekday beside a weekend", () => {
  const [deadline] = found("HI", "records-requested", "2027-12-22");
  // Ten business days without December 24, for Christmas, and December 31, for New Year's Day, both on Saturdays.
  expect(deadline?.date).toBe("2028-01-07");
});

it("lists the days in order, and never a deadline twice, whatever happened", () => {
  for (const code of Object.keys(states) as StateCode[]) {
    for (const trigger of deadlineTriggers) {
      const deadlines = found(code, trigger);
      const dates = deadlines.flatMap(({ date }) => date ?? []);
      expect(dates).toEqual([...dates].sort());
      expect(new Set(deadlines.map(({ id }) => id)).size).toBe(deadlines.length);
      expect(deadlines.length).toBeGreaterThan(0);
      for (const { date, ask, sources } of deadlines) {
        expect(sources.length).toBeGreaterThan(0);
        if (date === null) expect(ask).not.toBeNull();
      }
    }
  }
});

it("reads at grade 8 or below", () => {
  const own = deadlineIds.map((id) => {
    const { title, whatToDo, ask } = deadlineWords[id];
    return `${title}. ${whatToDo} ${ask}`;
  });
  const chosen = Object.values(triggerWords).map(({ happened, day }) => `${happened}. ${day}.`);
  // All states' rules are measured with the states' facts.
  const rules = deadlineTriggers.flatMap((trigger) =>
    found("MT", trigger).flatMap(({ why, assumptions }) => [...why, ...assumptions]),
  );
  for (const texts of [own, chosen, rules])
    expect(readingGrade(withoutLeftOut(texts.join(" "))), texts.join(" ")).toBeLessThanOrEqual(8);
});

it("uses each neutral subject", () => {
  expect(new Set(deadlineIds.map(neutralSubject))).toEqual(new Set(neutralSubjects));
});
