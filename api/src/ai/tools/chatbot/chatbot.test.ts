import type { ChatQuestion } from "@iep-insider/sdk/contract";
import { loadStates, stateNames } from "@iep-insider/sdk/law";
import { beforeAll, describe, expect, it } from "vitest";
import type { Question } from "../../AnswerTool.ts";
import { checkDraft } from "../../checks/checkDraft.ts";
import { checkedOf } from "../../checks/checkedOf.ts";
import { createLawIndex } from "../../law/createLawIndex.ts";
import type { LawIndex } from "../../law/LawIndex.ts";
import { chatbot } from "./chatbot.ts";
import { countWords, gradeOf } from "./rules/ease.ts";
import { findIntents } from "./rules/findIntents.ts";
import { intents } from "./rules/intents/index.ts";

let law: LawIndex;
beforeAll(async () => {
  law = createLawIndex(await loadStates());
});

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

describe("every finished answer", () => {
  it.each(intents)("$id: is short, easy to read, and says what to do next", ({ answer, doNext }) => {
    expect(countWords(answer.join(" "))).toBeLessThanOrEqual(110);
    expect(gradeOf([...answer, ...doNext])).toBeLessThanOrEqual(8);
    expect(doNext.length).toBeGreaterThanOrEqual(1);
    expect(doNext.length).toBeLessThanOrEqual(4);
  });

  it.each(intents)(
    "$id: passes every check, with a state and without one",
    ({ id, law: rests, examples, topic }) => {
      const question = examples[0] ?? "";
      for (const state of [undefined, ...someStates]) {
        const { outcome, advice, citations, faults } = answerTo(question, state);
        expect(outcome).toBe("answered");
        expect(faults, `${id} ${state}`).toEqual([]);
        expect(countWords(advice)).toBeLessThanOrEqual(150);
        // A question with a second one in it rests on more.
        if (findIntents(question).length === 1) expect(citations.slice(0, rests.length)).toEqual(rests);
        if (topic !== null && state !== undefined) {
          expect(advice).toMatch(/In \w+(?: \w+){0,3}: |We have not read a rule of|has a rule of its own/);
        }
      }
    },
  );
});

describe("the state's own rule", () => {
  it.each([
    [
      "How long does the school have to evaluate after I sign?",
      "TX",
      "45 school days",
      "state:TX:evaluation",
    ],
    ["How do I get a copy of his records?", "CA", "5 business days", "state:CA:records"],
    ["Can I record the IEP meeting?", "CA", "24 hours", "state:CA:recording"],
    ["What is the time limit for a due process hearing?", "NC", "One year, not two", "state:NC:hearing"],
    ["I want to call a meeting with the IEP team", "TX", "5 school days", "state:TX:meeting"],
  ])("%s in %s: %s", (question, state, words, citation) => {
    const { advice, citations } = answerTo(question, state);
    expect(advice).toContain(words);
    expect(citations).toContain(citation);
  });

  it("is shown with its doubt where it was not read in the law", () => {
    expect(answerTo("How long does the school have to evaluate my son?", "TX").advice).toContain(
      "We read this on another site, not in the law itself.",
    );
  });

  it("is not made up: where we hold none, that is said, and nothing of the state is cited", () => {
    const { advice, citations } = answerTo("Can I record the IEP meeting?", "TX");
    expect(advice).toContain("We have not read a rule of Texas on this. There may be one");
    expect(citations.filter((id) => id.startsWith("state:"))).toEqual([]);
  });
});

describe("what we do not know", () => {
  it.each([
    "What is the phone number of the bus company?",
    "How much does a private tutor cost an hour?",
    "Which day is picture day?",
    "asdf qwer zxcv",
  ])("%s: is said, with who helps free of charge", (question) => {
    const { outcome, advice, citations, faults } = answerTo(question, "OH");
    expect(outcome).toBe("unknown");
    expect(advice).toContain("We do not know");
    expect(advice).toContain("https://www.ocecd.org");
    expect(citations).toEqual([]);
    expect(faults).toEqual([]);
  });

  it("asks for the state where there is none", () => {
    expect(answerTo("Which day is picture day?").advice).toContain("Choose your state");
  });

  it("has the right center, and passes the checks, in every state", () => {
    for (const state of Object.keys(stateNames)) {
      const { advice, faults } = answerTo("Which day is picture day?", state);
      expect(faults, state).toEqual([]);
      expect(advice).toContain(about({ question: "?", state }).evidence.record?.parentCenter.phone);
    }
  });
});

describe("what is left to others", () => {
  it.each([
    "does my son have autism?",
    "Is she autistic?",
    "Do you think my daughter has ADHD",
    "can you diagnose him",
    "Should I raise his adderall?",
    "How much ritalin for a 7 year old",
    "is 10 mg enough",
  ])("%s", (question) => {
    const { outcome, advice, faults } = answerTo(question);
    expect(outcome).toBe("declined");
    expect(advice).toMatch(/doctor|sees and tests/);
    expect(faults).toEqual([]);
  });

  it.each([
    "My son has autism, does he qualify for an IEP?",
    "Can a child who has ADHD get a 504 plan?",
    "The school says he must take his medication to come back.",
    "does my daughter have a right to an aide",
    "My son has ADHD and is failing. Can they refuse to test?",
  ])("is not: %s", (question) => {
    expect(answerTo(question).outcome).toBe("answered");
  });
});

describe("other ways to an answer", () => {
  it.each(["What is FAPE?", "what does LRE mean", "PWN"])("%s: the glossary", (question) => {
    const { outcome, doNext, faults } = answerTo(question);
    expect(outcome).toBe("answered");
    expect(doNext[0]).toContain("At school you can ask");
    expect(faults).toEqual([]);
  });

  it.each([
    ["Do schools have to think about braille?", "iep-considerations"],
    ["Do schools have to mix students at recess?", "section-504-setting"],
  ])("%s: one rule that stands out, in its own words", (question, citation) => {
    const { outcome, advice, citations, faults } = answerTo(question);
    expect({ outcome, citations, faults }).toEqual({
      outcome: "answered",
      citations: [citation],
      faults: [],
    });
    expect(advice).toContain("We have no finished answer to this");
  });

  it.each([
    "I think the school is breaking things.",
    "Can the IEP say which lady he gets?",
    "Where is the law from?",
  ])("%s: not a rule among others that fit as well", (question) => {
    expect(answerTo(question).outcome).toBe("unknown");
  });

  it("is kind first to a parent who is upset", () => {
    const plain = "Can I record the IEP meeting?";
    expect(answerTo(`${plain} I am so tired of this`).advice).toBe(
      `That sounds hard. Here is what the rules say.\n\n${answerTo(plain).advice}`,
    );
  });

  it("answers two questions, each under its own name", () => {
    const { advice, citations, faults } = answerTo(
      "Can I bring a friend to the IEP meeting? And is it ok to record it?",
    );
    expect(advice).toContain("**Bringing someone to the meeting.**");
    expect(advice).toContain("**Recording the meeting.**");
    expect(citations).toEqual(expect.arrayContaining(["bring-others", "recording-meetings"]));
    expect(faults).toEqual([]);
  });

  it("says so where a federal rule was not read in the law itself", () => {
    expect(answerTo("Can I ask for an IEP meeting before the annual one?").advice).toContain(
      "We read part of this on another site",
    );
  });

  it("never fails, whatever is typed", () => {
    for (const question of [
      "",
      "?",
      "....",
      "😀",
      "a".repeat(2000),
      "why ".repeat(500),
      "[name 1] [date 1]",
    ]) {
      expect(answerTo(question, "NY").faults).toEqual([]);
    }
  });
});

describe("the model's part", () => {
  const asked = () => about({ question: "Can I record the IEP meeting?" });
  const byRules = () => chatbot.answerByRules(asked());
  const filled = {
    outcome: "answered",
    advice: "Your state decides.",
    doNext: ["Ask for the policy."],
    citations: ["recording-meetings"],
  };

  it("takes the model's words", () => {
    expect(chatbot.model.merge(filled, asked(), byRules())).toMatchObject({ ...filled, success: true });
  });

  it("has our own words where the model does not know, so that the parent center is in it", () => {
    const merged = chatbot.model.merge({ ...filled, outcome: "unknown" }, asked(), byRules());
    expect(merged).toMatchObject({
      outcome: "unknown",
      advice: expect.stringContaining("Choose your state"),
    });
  });

  it.each([
    ["too long", { ...filled, advice: "word ".repeat(151) }],
    ["no step", { ...filled, doNext: [] }],
    ["five steps", { ...filled, doNext: ["a", "b", "c", "d", "e"] }],
    ["another outcome", { ...filled, outcome: "declined" }],
    ["nothing", null],
  ])("refuses what does not fit: %s", (_, wrong) => {
    expect(() => chatbot.model.merge(wrong, asked(), byRules())).toThrow();
  });

  it("is told our answer and what it rests on, and is not asked about medicine", () => {
    expect(chatbot.model.brief(asked(), byRules())).toContain("recording-meetings");
    const dose = about({ question: "how much ritalin should he take" });
    expect(chatbot.model.isAsked?.(dose, chatbot.answerByRules(dose))).toBe(false);
  });
});
