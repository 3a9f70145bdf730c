import { describe, expect, it } from "vitest";
import {
  answerInOrder,
  firstMissing,
  percentComplete,
  type Stage,
  stageAfter,
  stageBefore,
} from "./answers.ts";
import type { Question, QuestionnaireContent, Section } from "./content.ts";
import { readDraft } from "./draft.ts";

const question = (id: string, required = false): Question => ({
  id,
  question: `${id}?`,
  kind: "many",
  required,
  options: [
    { id: "a", label: "A" },
    { id: "b", label: "B" },
  ],
});
const section = (id: string, ...questions: Question[]): Section => ({ id, title: id, questions });
const content: QuestionnaireContent = {
  intro: { title: "t", lead: "l", points: [], start: "s" },
  sections: [section("one", question("q1", true)), section("two", question("q2"), question("q3", true))],
  previousOnFirst: "intro",
  review: { to: "", title: "", lead: "", nothingChosen: "" },
  labels: { progress: (at, of) => `${at}/${of}`, toResult: "", missing: "" },
};
const withoutReview: QuestionnaireContent = { ...content, review: null };

describe("the course of a questionnaire", () => {
  it.each<[string, QuestionnaireContent, readonly Stage[]]>([
    ["the review and the result", content, ["intro", 0, 1, "review", "result"]],
    ["straight to the result where there is no review", withoutReview, ["intro", 0, 1, "result"]],
  ])("leads from the intro through all sections to %s, and back the same way", (_, of, stages) => {
    for (const [index, stage] of stages.entries()) {
      expect(stageAfter(stage, of)).toBe(stages[Math.min(index + 1, stages.length - 1)]);
      expect(stageBefore(stage, of)).toBe(stages[Math.max(index - 1, 0)]);
    }
  });

  it("finds the first required question without an answer", () => {
    const [, two] = content.sections;
    if (!two) throw new Error("two sections");
    expect(firstMissing(two, {})?.id).toBe("q3");
    expect(firstMissing(two, { q3: [] })?.id).toBe("q3");
    expect(firstMissing(two, { q3: ["a"] })).toBeUndefined();
  });

  it("keeps answers in the order of the content", () => {
    expect(answerInOrder(question("q"), ["b", "a", "nonsense"])).toEqual(["a", "b"]);
  });

  it.each([
    [0, 3, 0],
    [1, 3, 33],
    [2, 3, 67],
    [3, 3, 100],
  ])("%i of %i sections behind is %i percent", (at, of, percent) => {
    expect(percentComplete(at, of)).toBe(percent);
  });
});

describe("a stored draft", () => {
  it("is read back as it was written", () => {
    const draft = { stage: 1, answers: { q1: ["a"], q2: ["a", "b"] } } as const;
    expect(readDraft(JSON.parse(JSON.stringify(draft)), content)).toEqual(draft);
  });

  it("loses what today's content does not know", () => {
    const stored = { stage: "review", answers: { q1: ["a", "old", 3], gone: ["a"] } };
    expect(readDraft(stored, content)).toEqual({ stage: "review", answers: { q1: ["a"] } });
  });

  it("is dropped when it stands at a review that today's content does not have", () => {
    expect(readDraft({ stage: "review", answers: {} }, withoutReview)).toBeNull();
    expect(readDraft({ stage: "result", answers: {} }, withoutReview)).not.toBeNull();
  });

  it.each([
    null,
    "x",
    [],
    {},
    { stage: 2, answers: {} },
    { stage: -1, answers: {} },
    { stage: "x", answers: {} },
    { stage: 0, answers: null },
  ])("is dropped when it is none: %j", (stored) => {
    expect(readDraft(stored, content)).toBeNull();
  });
});
