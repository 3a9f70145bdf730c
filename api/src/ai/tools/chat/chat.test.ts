import type { ChatQuestion } from "@iep-insider/sdk/contract";
import { loadStates, stateNames } from "@iep-insider/sdk/law";
import { expect, it } from "vitest";
import type { Question } from "../../AnswerTool.ts";
import { checkedOf } from "../../checks/Check.ts";
import { checkDraft } from "../../checks/checkDraft.ts";
import { createLawIndex } from "../../law/createLawIndex.ts";
import { chat } from "./chat.ts";
import { countWords } from "./match/countWords.ts";
import { isPlain } from "./rules/ease.ts";
import { intents } from "./rules/intents/index.ts";
import { notForUs } from "./rules/notForUs.ts";

const law = createLawIndex(await loadStates());

const about = (input: ChatQuestion): Question<"chat"> => ({
  input,
  evidence: chat.retrieve(input, law),
  law,
  today: "2026-11-22",
});
const answerTo = (question: string, state?: string, chosenTopic?: string) => {
  const asked = about({ question, state, chosenTopic });
  const draft = chat.answerByRules(asked);
  return { ...draft, faults: checkDraft(checkedOf(chat, asked, draft)) };
};

/** Rules short and long, verified and not, some and none. */
const someStates = ["TX", "CA", "NY", "DC", "NC", "WI", "SC", "FL"];

it.each(intents)("every finished answer $id: is short, easy to read, and passes every check", (intent) => {
  const { id, title, answer, doNext, topic } = intent;
  expect(countWords(answer.join(" "))).toBeLessThanOrEqual(110);
  expect(isPlain([...answer, ...doNext])).toBe(true);
  expect([1, 2, 3, 4]).toContain(doNext.length);
  for (const state of [undefined, ...someStates]) {
    const { outcome, advice, faults } = answerTo(title, state, id);
    expect({ state, outcome, faults }).toEqual({ state, outcome: "answered", faults: [] });
    expect(countWords(advice)).toBeLessThanOrEqual(150);
    if (topic !== undefined && state !== undefined)
      expect(advice).toMatch(/In \w+(?: \w+){0,3}: |We have not read a rule of|has a rule of its own/);
  }
});

it("the state's own rule is given and cited, and the sources are named where it was not read in the law", () => {
  const { advice, citations } = answerTo("How long does the school have to evaluate after I sign?", "MN");
  expect(advice).toContain("30 school days");
  expect(advice).toContain("The sources below tell you which part.");
  expect(citations).toContain("state:MN:evaluation");
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

it.each([
  ["im so tired i cant do this anymore, every year the same fight", "call or text 988"],
  ["Estoy muy cansada, ya no puedo más con todo esto.", "call or text 988"],
  ["Which day is picture day??? please help", "none of them fits your question"],
])("a parent who says that it is too much gets a kind word where we know no answer: %s", (question, said) => {
  const { outcome, advice, faults } = answerTo(question);
  expect({ outcome, faults }).toEqual({ outcome: "unknown", faults: [] });
  expect(advice).toContain(said);
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

it("other ways to an answer: a clearly best rule answers in its own words", () => {
  const { advice, ...found } = answerTo("Do schools have to think about braille?");
  expect(found).toMatchObject({ outcome: "answered", citations: ["iep-considerations"], faults: [] });
  expect(advice).toContain("We have no finished answer to this");
});

it("other ways to an answer is kind first to a parent who is upset", () => {
  const plain = "Can I record the IEP meeting on my phone?";
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
const byRules = chat.answerByRules(asked);
const filled = {
  outcome: "answered",
  advice: "Your state decides.",
  doNext: ["Ask for the policy."],
  citations: ["recording-meetings"],
};

it("the model's part takes the model's words, and our own where the model does not know", () => {
  expect(chat.model.merge(filled, asked, byRules)).toMatchObject({ ...filled, success: true });
  expect(chat.model.merge({ ...filled, outcome: "unknown" }, asked, byRules)).toMatchObject({
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
  expect(() => chat.model.merge(wrong, asked, byRules)).toThrow();
});

it.each([
  ["¿Cuánta Ritalina le doy a mi hijo?", "dose"],
  ["debo dejar de darle la medicina a mi hija?", "dose"],
  ["¿Qué dosis es la correcta?", "dose"],
  ["¿Cree que mi hijo tiene autismo?", "diagnosis"],
  ["mi hija tiene dislexia?", "diagnosis"],
  ["¿Qué tiene mi hijo?", "diagnosis"],
  ["Mi hijo tiene autismo y la escuela no lo evalúa.", null],
  ["¿Puede la enfermera de la escuela darle su medicina?", null],
  ["La escuela dice que si no toma medicamentos no puede venir", null],
] as const)("leaves to those who see the child what a parent asks in Spanish: %s", (question, left) =>
  expect(notForUs(question)).toBe(left),
);

it("the model's part is told our answer and what it rests on, and is not asked about medicine", () => {
  expect(chat.model.brief(asked, byRules)).toContain("recording-meetings");
  const dose = about({ question: "how much ritalin should he take" });
  expect(chat.model.isAsked?.(dose, chat.answerByRules(dose))).toBe(false);
});

it.each([
  ["Can they suspend a kid with an IEP?", true],
  ["My son is suspended, and the bus is late, what can I do about the goals and the records?", false],
])("the chat charges only for what it read for sure: %s", (question, isSure) => {
  const { outcome, isSure: isRead = true } = answerTo(question);
  expect(outcome === "answered" && isRead).toBe(isSure);
});

it("the chat asks back with topics to choose from, and answers the one that is chosen", () => {
  const vague = "they keep doing this with his schedule and I was told to sign, can they";
  const asked = answerTo(vague);
  expect(asked).toMatchObject({ outcome: "unknown", citations: [], faults: [] });
  expect(asked.choices.length).toBeGreaterThan(1);
  const [choice] = asked.choices;
  expect(answerTo(vague, undefined, choice?.topic)).toMatchObject({
    outcome: "answered",
    topics: [choice?.topic],
    isSure: true,
  });
});

it("the chat answers three questions of one message, and names the fourth as open", () => {
  const { topics, openQuestions } = answerTo(
    "Can I record the IEP meeting? May I bring my sister to the meeting? Do I have to sign the IEP at the meeting? How often do they have to send progress reports on the goals?",
  );
  expect(topics.toSorted()).toEqual(["bring-someone", "progress-reports", "record-meeting"]);
  expect(openQuestions).toEqual(["Do I have to sign the IEP at the meeting?"]);
});

it("the chat keeps to the topic of the answer before where a message leans on it", () => {
  const input = { question: "and what if they still say no?", earlierTopics: ["iee"] };
  const { topics, choices } = chat.answerByRules(about(input));
  expect([...topics, ...choices.map(({ topic }) => topic)]).toEqual(
    expect.arrayContaining([expect.stringMatching(/^iee/)]),
  );
});

it("the chat does not tell a parent who has written to ask in writing", () => {
  const plain = "Can they cut his speech from 60 to 30 minutes without telling me?";
  expect(answerTo(plain, undefined, "iep-or-504").doNext.join(" ")).toMatch(/in writing/);
  const { doNext } = answerTo(`I sent the district a letter. ${plain}`, undefined, "iep-or-504");
  expect(doNext.join(" ")).toMatch(/You wrote that you asked in writing/);
});

it("the chat understands Spanish, for nothing", () => {
  const { topics, isSure } = answerTo("¿Puedo grabar la junta del IEP?");
  expect(topics).toEqual(["record-meeting"]);
  expect(isSure).toBe(false);
});
