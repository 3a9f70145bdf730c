import type { DocumentFindings, Found, Service } from "@iep-insider/sdk/school-documents";
import { compareServices, weakPointsOf } from "@iep-insider/sdk/school-documents/weak-points";
import { expect, it } from "vitest";
import { caseDates } from "./caseDates.ts";
import { corrected, countsOf, excerptOf, itemsOf, without } from "./logic.ts";
import { missingParts, nextSteps } from "./nextSteps.ts";
import { sampleDocument } from "./sampleAnswers.ts";
import { amountOf } from "./shapes.ts";
import { noticeFindings } from "./tests/noticeFindings.ts";

const { findings } = sampleDocument;
const found = <Value>(value: Value): Found<Value> => ({ value, page: 1, quote: "", isClear: true });

it("shows every finding with its page, and asks to check what is not clear", () => {
  const items = itemsOf(findings);
  expect(items.map(({ group }) => group)).toEqual(
    countsOf(findings).flatMap(({ group, count }) => Array.from({ length: count }, () => group)),
  );
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
  expect(items.filter(({ isClear }) => !isClear).map(({ text }) => text)).toEqual([
    "Speech therapy, 30 minutes, once a week, Therapy room",
  ]);
});

it("corrects a finding, which is clear then, and keeps what was left empty or cannot be read", () => {
  const service = itemsOf(findings).find(({ isClear }) => !isClear);
  const after = corrected(findings, service?.key ?? "", { sessions: "2", minutes: "many", text: " " });
  expect(itemsOf(after).find(({ key }) => key === service?.key)).toMatchObject({
    text: "Speech therapy, Therapy room",
    isClear: true,
  });
  const asIs = corrected(findings, service?.key ?? "");
  expect(asIs.iep?.services.map(({ value }) => value)).toEqual(
    findings.iep?.services.map(({ value }) => value),
  );
  expect(corrected(findings, "dates 0", { day: "soon" }).dates[0]?.value).toEqual(findings.dates[0]?.value);
});

it("removes several findings at once by the keys they were shown with", () => {
  const goals = itemsOf(findings).filter(({ group }) => group === "goals");
  const left = without(findings, [goals[0]?.key ?? "", goals[1]?.key ?? ""]);
  expect(left.iep?.goals).toEqual(findings.iep?.goals.slice(2));
  expect(left.iep?.services).toEqual(findings.iep?.services);
});

it("shows a quote with the lines around it, however its words are spaced", () => {
  const page = ["Goals", "Ana will read", "90   words a minute (4 of 5).", "Speech"];
  expect(excerptOf(page, "Ana will read 90 words a minute (4")).toEqual({
    before: "Goals\n",
    quote: "Ana will read\n90   words a minute (4",
    after: " of 5).\nSpeech",
  });
  expect(excerptOf(page, "not there")).toEqual({ before: "", quote: "not there", after: "" });
});

const service = (name: string, change: Partial<Service> = {}): Service => ({
  name,
  minutes: 30,
  sessions: 2,
  period: "week",
  place: "",
  starts: null,
  ends: null,
  ...change,
});

it("compares the services of two IEPs: what is gone and cut comes first", () => {
  const before = [
    service("Specialized reading instruction", { minutes: 45, sessions: 5 }),
    service("Speech therapy"),
    service("Occupational therapy"),
    service("Counseling", { period: "month" }),
    service("Resource room", { minutes: 60, sessions: 1, period: "day" }),
  ];
  const now = [
    service("Reading instruction", { minutes: 45, sessions: 3 }),
    service("Speech-language therapy"),
    service("Counseling"),
    service("Resource room", { minutes: 300, sessions: 1 }),
    service("Transportation"),
  ];
  expect(compareServices(before, now).map(({ name, change }) => `${name}: ${change}`)).toEqual([
    "Occupational therapy: gone",
    "Reading instruction: less",
    "Counseling: unclear",
    "Transportation: new",
    "Speech-language therapy: same",
    "Resource room: same",
  ]);
});

it("says how much of a service the document promises, as far as it says", () => {
  expect(amountOf(service(""))).toBe("30 minutes, 2 times a week");
  expect(amountOf(service("", { sessions: 1 }))).toBe("30 minutes, once a week");
  expect(amountOf(service("", { sessions: null, period: "month" }))).toBe("30 minutes a month");
  expect(amountOf(service("", { period: null }))).toBe("30 minutes");
  expect(amountOf(service("", { minutes: null }))).toBe("");
});

const nothing: DocumentFindings = {
  kind: null,
  dates: [],
  iep: null,
  notice: null,
  evaluation: null,
  progress: null,
  discipline: null,
};

it("names the missing parts of a notice, and gives the decoder what was refused and why", () => {
  expect(missingParts(noticeFindings)).toEqual([
    "data-used",
    "safeguards",
    "sources-of-help",
    "other-options",
    "other-factors",
  ]);
  expect(nextSteps(noticeFindings)).toEqual([
    {
      id: "denial",
      refused: ["The team refuses a one-to-one aide."],
      reasons: ["There is not enough staff."],
    },
    { id: "ask-for-notice", missing: missingParts(noticeFindings) },
  ]);
  expect(nextSteps(nothing)).toEqual([]);
});

it("names the weak points of an IEP with what to ask: what was cut first, and what was not read for sure last", () => {
  const older = [service("Speech therapy", { minutes: 60 }), service("Counseling")];
  const points = weakPointsOf(findings, older);
  expect(points.map(({ title, provision }) => [title, provision])).toEqual([
    ["Not in this IEP any more: Counseling", "prior-written-notice"],
    ["Less time than before: Speech therapy", "prior-written-notice"],
    ["Goal: Writing", "iep-content"],
    ["Hard to read: page 3", null],
  ]);
  expect(weakPointsOf(nothing)).toEqual([]);
  expect(weakPointsOf(noticeFindings).map(({ title }) => title)).toEqual([
    "The written notice is not complete",
  ]);
});

it("puts only clear dates into the case, and the earlier day of an IEP", () => {
  const dates = [
    found({ label: "iep-starts" as const, day: "2026-10-20" }),
    found({ label: "meeting" as const, day: "2026-10-14" }),
    { ...found({ label: "last-evaluation" as const, day: "2024-05-01" }), isClear: false },
  ];
  expect(caseDates({ ...nothing, kind: found("iep"), dates })).toEqual([
    { trigger: "iep-dated", label: "meeting", day: "2026-10-14" },
  ]);
  expect(caseDates({ ...nothing, dates })).toEqual([]);
});
