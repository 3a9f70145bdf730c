import type { AnyRecord, LetterRecord, PlanStep } from "@iep-insider/sdk/case";
import { expect, it } from "vitest";
import type { DeadlineGroup, DeadlineItem } from "./deadlines/deadlineItems.ts";
import { nextStep } from "./nextStep.ts";

let count = 0;
const at = () => ({
  id: `record-${++count}`,
  createdAt: "2026-11-01T00:00:00Z",
  changedAt: "2026-11-01T00:00:00Z",
});
const letter = (title: string, part: Partial<LetterRecord> = {}): AnyRecord => ({
  ...at(),
  kind: "letter",
  value: { letterType: "follow_up", title, fields: {}, sentOn: null, answerBy: null, ...part },
});
const step = (what: string, part: Partial<PlanStep> = {}): AnyRecord => ({
  ...at(),
  kind: "step",
  value: { situation: "school-said-no", tool: null, what, position: 0, doneOn: null, ...part },
});
const child: AnyRecord = {
  ...at(),
  kind: "child",
  value: { nickname: "", grade: "", state: "OH", district: "", plan: null },
};
const due = (title: string, group: DeadlineGroup): DeadlineItem => ({
  key: title,
  source: "date",
  from: "",
  group,
  deadline: {
    id: "records",
    title,
    by: "school",
    date: "2026-11-26",
    isExact: true,
    why: [],
    sources: [],
    assumptions: [],
    exclusions: null,
    ask: null,
    whatToDo: "",
    next: { tool: "letter-generator" },
  },
});
const told = (records: readonly AnyRecord[], deadlines: readonly DeadlineItem[]) => {
  const next = nextStep(records, deadlines);
  switch (next.kind) {
    case "deadline":
      return `deadline: ${next.item.key}`;
    case "finish":
      return `finish: ${next.letter.value.title}`;
    case "plan":
      return `plan: ${next.step.value.what}`;
    default:
      return next.kind;
  }
};
const sent = letter("sent", { sentOn: "2026-11-01" });

it.each([
  ["nothing yet", [], [], "choose"],
  ["all steps done", [step("one", { doneOn: "2026-11-20" })], [], "choose"],
  [
    "the order of the steps, not of their records",
    [step("two", { position: 1 }), step("one")],
    [],
    "plan: one",
  ],
  [
    "the next open step",
    [step("one", { doneOn: "2026-11-20" }), step("two", { position: 1 })],
    [],
    "plan: two",
  ],
  ["the newest plan first", [step("old"), step("new", { situation: "sent-home" })], [], "plan: new"],
  ["a letter that was begun", [step("one"), letter("begun")], [], "finish: begun"],
  ["a letter that was sent", [child, step("one"), sent], [], "plan: one"],
  ["a letter that was sent, without a state", [step("one"), sent], [], "state"],
  ["a later deadline", [step("one")], [due("later", "later")], "plan: one"],
  ["a deadline that is met", [step("one")], [due("met", "done")], "plan: one"],
  [
    "what is overdue before what is due this week, and both before all else",
    [letter("begun")],
    [due("soon", "week"), due("late", "overdue")],
    "deadline: late",
  ],
] as const)("%s", (_, records, deadlines, expected) => expect(told(records, deadlines)).toBe(expected));
