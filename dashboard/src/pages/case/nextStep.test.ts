import type { AnyRecord, LetterRecord, PlanStep } from "@iep-insider/sdk/case";
import { expect, it } from "vitest";
import { nextStep } from "./nextStep.ts";

const today = "2026-11-26";
let count = 0;
const at = () => ({
  id: `record-${++count}`,
  createdAt: `2026-11-01T00:00:0${count % 10}Z`,
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
const told = (records: readonly AnyRecord[]) => {
  const next = nextStep(records, today);
  if (next.kind === "choose") return "choose";
  return `${next.kind}: ${next.kind === "plan" ? next.step.value.what : next.letter.value.title}`;
};
const sent = { sentOn: "2026-11-01" };

it.each([
  ["nothing yet", [], "choose"],
  ["all steps done", [step("one", { doneOn: "2026-11-20" })], "choose"],
  ["the first open step", [step("two", { position: 1 }), step("one", { doneOn: today })], "plan: two"],
  ["the order of the steps, not of their records", [step("two", { position: 1 }), step("one")], "plan: one"],
  ["the newest plan first", [step("old"), step("new", { situation: "sent-home" })], "plan: new"],
  ["a letter that was begun", [step("one"), letter("begun")], "finish: begun"],
  ["a letter that was sent", [step("one"), letter("sent", sent)], "plan: one"],
  ["an answer that is due today", [step("one"), letter("due", { ...sent, answerBy: today })], "plan: one"],
  [
    "an overdue answer before all else",
    [letter("begun"), letter("late", { ...sent, answerBy: "2026-11-25" })],
    "answer: late",
  ],
] as const)("%s", (_, records, expected) => expect(told(records)).toBe(expected));
