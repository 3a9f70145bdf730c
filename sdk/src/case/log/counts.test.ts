import { expect, it } from "vitest";
import type { Service } from "../../school-documents/findings.ts";
import type { LogEntry } from "../CaseRecord.ts";
import { call, logOf, missedSpeech, sentHome } from "../tests/logOf.ts";
import { type LogDraft, sealEntry } from "./chain.ts";
import { currentEntries } from "./currentEntries.ts";
import { missedMinutes, owedMinutes } from "./owedMinutes.ts";
import { countRemovals } from "./removals.ts";
import { serviceMinutes } from "./serviceMinutes.ts";

const today = "2026-11-26";
const itemsOf = async (drafts: Parameters<typeof logOf>[0]) => currentEntries(await logOf(drafts));
const correcting =
  (place: number, change: Partial<LogDraft>) =>
  (before: readonly LogEntry[]): LogDraft => {
    const { writtenAt: _, previous: __, hash, ...draft } = before[place] as LogEntry;
    return { ...draft, ...change, corrects: hash };
  };

it("shows an entry as corrected, with what it said before; one that was taken back is left out", async () => {
  const items = await itemsOf([
    { ...call, what: "first" },
    sentHome("2026-11-03", 0.5),
    correcting(0, { what: "second" }),
    correcting(2, { what: "third", day: "2026-11-09" }),
    correcting(1, { isTakenBack: true }),
  ]);
  expect(items.map(({ entry, earlier }) => [entry.what, ...earlier.map(({ what }) => what)])).toEqual([
    ["third", "first", "second"],
  ]);
});

it("lets a correction follow what it corrects, also after the clock was set back", async () => {
  const first = await sealEntry({ ...call, what: "first" }, [], "2026-11-26T12:00:00.000Z");
  const second = await sealEntry(
    correcting(0, { what: "second" })([first]),
    [first],
    "2026-11-25T12:00:00.000Z",
  );
  expect(currentEntries([second, first])).toMatchObject([
    { entry: { what: "second" }, earlier: [{ what: "first" }] },
  ]);
});

it.each<[string, readonly LogDraft[], Partial<ReturnType<typeof countRemovals>>]>([
  ["nothing", [call], { total: 0, level: "none" }],
  [
    "six early pickups as the parts of days they were",
    Array.from({ length: 6 }, (_, place) => sentHome(`2026-11-0${place + 1}`, 0.5)),
    { total: 3, suspended: 0, mayCount: 3, totalInWholeDays: 6, level: "under" },
  ],
  [
    "suspensions apart from days that may count",
    [
      { ...sentHome("2026-09-08", 7), removal: { kind: "suspension", days: 7 } },
      sentHome("2026-11-02", 2.75),
    ],
    { total: 9.75, suspended: 7, mayCount: 2.75, totalInWholeDays: 10, level: "under" },
  ],
  ["ten days", [sentHome("2026-11-02", 10)], { level: "ten" }],
  [
    "more than ten",
    [sentHome("2026-11-02", 10), sentHome("2026-11-20", 0.25)],
    { total: 10.25, level: "over" },
  ],
  [
    "no day of the school year before",
    [sentHome("2026-06-30", 3), sentHome("2026-07-01", 1)],
    { since: "2026-07-01", total: 1 },
  ],
])("counts %s", async (_, drafts, expected) => {
  expect(countRemovals(await itemsOf(drafts), today)).toMatchObject(expected);
});

it("has one school year from July to June", () => {
  expect(countRemovals([], "2026-06-30").since).toBe("2025-07-01");
  expect(countRemovals([], "2026-07-01").since).toBe("2026-07-01");
});

const speech: Service = {
  name: "Speech",
  minutes: 30,
  sessions: 2,
  period: "week",
  place: "",
  starts: null,
  ends: null,
};

it.each<
  [string, Service | readonly Service[] | null, readonly (readonly [string, number])[], readonly unknown[]]
>([
  [
    // November 2 is a Monday.
    "by week from Monday on",
    speech,
    [
      ["2026-11-02", 30],
      ["2026-11-08", 20],
      ["2026-11-09", 30],
    ],
    [
      { from: "2026-11-02", promised: 60, missed: 50, given: 10 },
      { from: "2026-11-09", promised: 60, missed: 30, given: 30 },
    ],
  ],
  [
    "by month",
    { ...speech, period: "month", sessions: null, minutes: 120 },
    [
      ["2026-10-31", 30],
      ["2026-11-01", 130],
    ],
    [
      { from: "2026-10-01", promised: 120, given: 90 },
      { from: "2026-11-01", promised: 120, missed: 130, given: 0 },
    ],
  ],
  [
    "over the school year where the school sets the periods",
    { ...speech, period: "quarter" },
    [["2026-11-02", 30]],
    [{ period: "school-year", from: "2026-07-01", promised: null, missed: 30, given: null }],
  ],
  [
    "without a plan",
    null,
    [["2026-11-02", 30]],
    [{ service: "speech ", promised: null, missed: 30 }].map((row) => ({ ...row, service: "speech" })),
  ],
  [
    "of a service that is listed twice, alone and in a group",
    [speech, { ...speech, sessions: 1 }],
    [["2026-11-02", 30]],
    [{ promised: 90, given: 60 }],
  ],
  [
    "of a service with two kinds of periods, without a comparison",
    [speech, { ...speech, period: "month" }],
    [["2026-11-02", 30]],
    [{ period: "school-year", promised: null }],
  ],
  ["before it starts", { ...speech, starts: "2026-11-05" }, [["2026-11-02", 30]], [{ promised: null }]],
  ["after it ends", { ...speech, ends: "2026-11-01" }, [["2026-11-02", 30]], [{ promised: null }]],
  ["not of the year before", speech, [["2026-06-30", 30]], []],
])("adds up missed minutes %s", async (_, service, missed, expected) => {
  const items = await itemsOf(missed.map(([day, minutes]) => missedSpeech(day, minutes, "speech ")));
  expect(serviceMinutes([service ?? []].flat(), items, today)).toMatchObject(expected);
});

const span = { from: "2026-09-07", to: "2026-10-04", weeksOff: 0 };
it.each<[string, Partial<Service>, Partial<typeof span>, number | null]>([
  ["four weeks", { minutes: 30, sessions: 2, period: "week" }, {}, 240],
  [
    "four weeks, one of them without school",
    { minutes: 30, sessions: 2, period: "week" },
    { weeksOff: 1 },
    180,
  ],
  ["half a week", { minutes: 50, sessions: 1, period: "week" }, { to: "2026-09-08" }, 20],
  ["minutes of each day", { minutes: 20, sessions: null, period: "day" }, {}, 400],
  ["a month's share", { minutes: 130, sessions: 1, period: "month" }, {}, 120],
  [
    "from when the service starts",
    { minutes: 30, sessions: 1, period: "week", starts: "2026-09-21" },
    {},
    60,
  ],
  ["more weeks off than weeks", { minutes: 30, sessions: 1, period: "week" }, { weeksOff: 9 }, 0],
  ["a year, whose weeks the school decides", { minutes: 900, sessions: 1, period: "year" }, {}, null],
  ["no minutes in the plan", { minutes: null, period: "week" }, {}, null],
])("counts the minutes owed in %s", (_, some, during, expected) => {
  const service: Service = {
    ...{ name: "Speech", minutes: 30, sessions: 1, period: "week", place: "" },
    ...{ starts: null, ends: null },
    ...some,
  };
  expect(owedMinutes(service, { ...span, ...during })).toBe(expected);
});

it("adds up what the log says was missed of a service, and knows of nothing where it says nothing", async () => {
  const items = await itemsOf([
    missedSpeech("2026-09-08", 30),
    missedSpeech("2026-09-10", 15),
    missedSpeech("2026-11-10", 60),
  ]);
  expect(missedMinutes({ name: " speech " }, items, span)).toBe(45);
  expect(missedMinutes({ name: "Reading" }, items, span)).toBeNull();
});
