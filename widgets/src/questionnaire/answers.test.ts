import { describe, expect, it } from "vitest";
import { answerAfter, answerInOrder, missingOf, percentComplete, requiredOf, screensOf } from "./answers.ts";
import type { Answers, Question, QuestionnaireContent, Section } from "./content.ts";
import { questionnaireOfDraft, readDraft } from "./draft.ts";

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
const withoutIntro: QuestionnaireContent = { ...content, id: "short", intro: null };
const onePage: QuestionnaireContent = { ...withoutReview, onePage: { title: "All of it" } };
const text: Question = { id: "t", question: "t?", kind: "text", required: false, rows: 3 };
const list: Question = {
  id: "l",
  question: "l?",
  kind: "select",
  required: false,
  none: "Choose…",
  options: [
    { id: "x", label: "X" },
    { id: "y", label: "Y" },
  ],
};
const withNone: Question = {
  id: "n",
  question: "n?",
  kind: "many",
  required: false,
  options: [
    { id: "a", label: "A" },
    { id: "b", label: "B" },
    { id: "none", label: "None", isNone: true },
  ],
};

describe("the course of a questionnaire", () => {
  it("finds the required questions of a screen without an answer", () => {
    const missing = (of: QuestionnaireContent, screen: number, answers: Answers) =>
      missingOf(screensOf(of)[screen] ?? [], answers).map(({ id }) => id);
    expect(missing(content, 1, {})).toEqual(["q3"]);
    expect(missing(content, 1, { q3: [] })).toEqual(["q3"]);
    expect(missing(content, 1, { q3: ["a"] })).toEqual([]);
    expect(missing(onePage, 0, { q2: ["a"] })).toEqual(["q1", "q3"]);
    expect(requiredOf(onePage.sections)).toHaveLength(2);
  });

  it("keeps answers in the order of the content", () => {
    expect(answerInOrder(question("q"), ["b", "a", "nonsense"])).toEqual(["a", "b"]);
    expect(answerInOrder(list, ["y"])).toEqual(["y"]);
  });

  it("keeps a text as typed, and no blank text", () => {
    expect(answerInOrder(text, ["  two words "])).toEqual(["  two words "]);
    expect(answerInOrder(text, ["   "])).toEqual([]);
  });

  it.each<[string, readonly string[], readonly string[], readonly string[]]>([
    ["takes back the others when none of them is chosen", ["a", "b"], ["a", "b", "none"], ["none"]],
    ["takes back none of them when another is chosen", ["none"], ["none", "b"], ["b"]],
    ["lets none of them be taken back", ["none"], [], []],
  ])("%s", (_, before, chosen, after) => expect(answerAfter(withNone, before, chosen)).toEqual(after));

  it.each([
    [2, 3, 67],
    [3, 3, 100],
    [0, 0, 100],
  ])("%i of %i behind is %i percent", (at, of, percent) => expect(percentComplete(at, of)).toBe(percent));
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

  it("keeps what the result itself asked", () => {
    const draft = { stage: "result", answers: { q1: ["a"], t: ["My words"], l: ["y"] } };
    expect(readDraft(draft, { ...content, onResult: [text, list] })).toEqual(draft);
    expect(readDraft(draft, content)?.answers).toEqual({ q1: ["a"] });
  });

  it("is read only into its own questionnaire", () => {
    const draft = { of: "short", stage: 1, answers: { q1: ["a"] } };
    expect(readDraft(draft, withoutIntro)).toEqual(draft);
    expect(readDraft(draft, content)).toBeNull();
    expect(readDraft({ ...draft, of: "other" }, withoutIntro)).toBeNull();
    expect(readDraft({ stage: 1, answers: {} }, withoutIntro)).toBeNull();
    expect(questionnaireOfDraft(draft)).toBe("short");
    expect(questionnaireOfDraft({ ...draft, of: 3 })).toBeNull();
    expect(questionnaireOfDraft(null)).toBeNull();
  });

  it("is dropped when it is at a screen that no longer exists", () => {
    expect(readDraft({ of: "short", stage: "intro", answers: {} }, withoutIntro)).toBeNull();
    expect(readDraft({ stage: 1, answers: {} }, onePage)).toBeNull();
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
  ])("is dropped when it is none: %j", (stored) => expect(readDraft(stored, content)).toBeNull());
});
