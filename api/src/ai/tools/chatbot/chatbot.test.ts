import type { ChatQuestion } from "@iep-insider/sdk/contract";
import { loadStates, stateNames } from "@iep-insider/sdk/law";
import { expect, it } from "vitest";
import type { Question } from "../../AnswerTool.ts";
import { checkDraft } from "../../checks/checkDraft.ts";
import { checkedOf } from "../../checks/checkedOf.ts";
import { createLawIndex } from "../../law/createLawIndex.ts";
import { chatbot } from "./chatbot.ts";
import { countWords, gradeOf } from "./rules/ease.ts";
import { intents } from "./rules/intents/index.ts";

const law = createLawIndex(await loadStates());

const about = (input: ChatQuestion): Question<"chatbot"> => ({
  input,
  evidence: chatbot.retrieve(input, law),
  law,
  today: "2026-11-22",
});
const answerTo = (question: string, state?: string) => {
  const asked = about({ question, ...(state !== undefined && { state }) });
  const draft = chatbot.answerByRules(asked);
  return { ...draft, faults: checkDraft(checkedOf(chatbot, asked, draft)) };
};

/** Rules short and long, verified and not, some and none. */
const someStates = ["TX", "CA", "NY", "DC", "NC", "WI", "SC", "FL"];

it.each(intents)("every finished answer $id: is short, easy to read, and passes every check", (intent) => {
  const { answer, doNext, examples, topic } = intent;
  expect(countWords(answer.join(" "))).toBeLessThanOrEqual(110);
  expect(gradeOf([...answer, ...doNext])).toBeLessThanOrEqual(8);
  expect([1, 2, 3, 4]).toContain(doNext.length);
  for (const state of [undefined, ...someStates]) {
    const { outcome, advice, faults } = answerTo(examples[0] ?? "", state);
    expect({ state, outcome, faults }).toEqual({ state, outcome: "answered", faults: [] });
    expect(countWords(advice)).toBeLessThanOrEqual(150);
    if (topic !== null && state !== undefined)
      expect(advice).toMatch(/In \w+(?: \w+){0,3}: |We have not read a rule of|has a rule of its own/);
  }
});

it("the state's own rule is given, cited, and shown with its doubt where it was not read in the law", () => {
  const { advice, citations } = answerTo("How long does the school have to evaluate after I sign?", "TX");
  expect(advice).toContain("45 school days");
  expect(advice).toContain("We read this on another site, not in the law itself.");
  expect(citations).toContain("state:TX:evaluation");
});

it("the state's own rule is not made up: where we hold none, that is said, and nothing of the state is cited", () => {
  const { advice, citations } = answerTo("Can I record the IEP meeting?", "TX");
  expect(advice).toContain("We have not read a rule of Texas on this. There may be one");
  expect(citations.filter((id) => id.startsWith("state:"))).toEqual([]);
});

it("what we do not know is said, with the right parent center in every state", () => {
  for (const state of Object.keys(stateNames)) {
    const { outcome, advice, citations, faults } = answerTo("Which day is picture day?", state);
    expect({ outcome, citations, faults }, state).toEqual({ outcome: "unknown", citations: [], faults: [] });
    expect(advice).toContain(about({ question: "?", state }).evidence.record?.parentCenter.phone);
  }
  expect(answerTo("Which day is picture day?").advice).toContain("Choose your state");
});

it.each(["does my son have autism?", "Should I raise his adderall?", "is 10 mg enough"])(
  "left to doctors: %s",
  (question) => {
    const { outcome, advice, faults } = answerTo(question);
    expect({ outcome, faults }).toEqual({ outcome: "declined", faults: [] });
    expect(advice).toMatch(/doctor|sees and tests/);
  },
);

it.each([
  "My son has autism, does he qualify for an IEP?",
  "The school says he must take his medication to come back.",
])("medicine and diagnoses do not stop an answer on school: %s", (question) => {
  expect(answerTo(question).outcome).toBe("answered");
});

it("other ways to an answer one rule that stands out answers in its own words", () => {
  const { advice, ...found } = answerTo("Do schools have to think about braille?");
  expect(found).toMatchObject({ outcome: "answered", citations: ["iep-considerations"], faults: [] });
  expect(advice).toContain("We have no finished answer to this");
});

it("other ways to an answer is kind first to a parent who is upset", () => {
  const plain = "Can I record the IEP meeting?";
  expect(answerTo(`${plain} I am so tired of this`).advice).toBe(
    `That sounds hard. Here is what the rules say.\n\n${answerTo(plain).advice}`,
  );
});

it("other ways to an answer answers two questions, each under its own name", () => {
  const { advice, citations, faults } = answerTo(
    "Can I bring a friend to the IEP meeting? And is it ok to record it?",
  );
  expect(advice).toContain("**Bringing someone to the meeting.**");
  expect(advice).toContain("**Recording the meeting.**");
  expect(citations).toEqual(expect.arrayContaining(["bring-others", "recording-meetings"]));
  expect(faults).toEqual([]);
});

const asked = about({ question: "Can I record the IEP meeting?" });
const byRules = chatbot.answerByRules(asked);
const filled = {
  outcome: "answered",
  advice: "Your state decides.",
  doNext: ["Ask for the policy."],
  citations: ["recording-meetings"],
};

it("the model's part takes the model's words, and our own where the model does not know", () => {
  expect(chatbot.model.merge(filled, asked, byRules)).toMatchObject({ ...filled, success: true });
  expect(chatbot.model.merge({ ...filled, outcome: "unknown" }, asked, byRules)).toMatchObject({
    outcome: "unknown",
    advice: expect.stringContaining("Choose your state"),
  });
});

it.each([
  ["too long", { ...filled, advice: "word ".repeat(151) }],
  ["no step", { ...filled, doNext: [] }],
  ["another outcome", { ...filled, outcome: "declined" }],
  ["nothing", null],
])("the model's part refuses what does not fit: %s", (_, wrong) => {
  expect(() => chatbot.model.merge(wrong, asked, byRules)).toThrow();
});

it("the model's part is told our answer and what it rests on, and is not asked about medicine", () => {
  expect(chatbot.model.brief(asked, byRules)).toContain("recording-meetings");
  const dose = about({ question: "how much ritalin should he take" });
  expect(chatbot.model.isAsked?.(dose, chatbot.answerByRules(dose))).toBe(false);
});

const long =
  "Hi, sorry, this is long. We moved here in August and the year began well, he liked his teacher and made a friend, and now in November everything is going wrong again and I do not sleep. Can they suspend a kid with an IEP?";
it.each([
  [long, false],
  ["and can they suspend a kid with an IEP?", false],
  ["Can they suspend a kid with an IEP?", true],
])("the chat is sure only of a short question that stands by itself: %s", (question, isSure) => {
  const { outcome, advice, faults, ...draft } = answerTo(question);
  expect({ outcome, faults, isSure: draft.isSure }).toEqual({ outcome: "answered", faults: [], isSure });
  expect(advice.startsWith("We may have misread your question")).toBe(!isSure);
});
