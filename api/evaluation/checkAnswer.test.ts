import type { AiAnswer } from "@iep-insider/sdk/contract";
import { describe, expect, it } from "vitest";
import { checkAnswer, type Failure } from "./checkAnswer.ts";
import type { AnyCase, Expected } from "./EvaluationCase.ts";
import {
  chatAnswer,
  citation,
  decodedDenial,
  disputeGuidance,
  goalAnalysis,
  translation,
} from "./testing/answers.ts";

const question = { question: "May they say no?" };
const goal = { goalText: "Lee will read 60 words." };
const denial = { denialReason: "no money" };
const dispute = { issue: "general-concern", triedMeeting: "no", urgency: "not-urgent" } as const;
const deadline = {
  what: "State complaint",
  rule: "within 1 year",
  by: "2026-10-15",
  isOver: true,
  citation: "state-complaint",
};

type Row = readonly [
  what: string,
  input: AnyCase["input"],
  expected: Partial<Expected>,
  answer: AiAnswer,
  failure: Failure["kind"] | null,
];

describe("the check of an answer", () => {
  it.each<Row>([
    ["the outcome", question, {}, chatAnswer(), null],
    ["another outcome", question, {}, chatAnswer({ outcome: "unknown" }), "outcome"],
    [
      "one of two outcomes",
      question,
      { outcome: ["declined", "unknown"] },
      chatAnswer({ outcome: "unknown" }),
      null,
    ],
    [
      "crisis help",
      question,
      { isCrisis: true },
      chatAnswer({ crisis: { title: "Now", text: "Call 911." } }),
      null,
    ],
    [
      "crisis help in the prose only",
      question,
      { isCrisis: true },
      chatAnswer({ advice: "Call 988 or 911." }),
      "crisis",
    ],
    [
      "a fact",
      question,
      { says: [["Written Notice"]] },
      chatAnswer({ advice: "Ask for written notice." }),
      null,
    ],
    ["a fact in a list", question, { says: [["keep"]] }, chatAnswer({ doNext: ["Keep a copy."] }), null],
    [
      "a fact said one way of two",
      question,
      { says: [["60 days", /60 calendar days/]] },
      chatAnswer({ advice: "It has 60 calendar days." }),
      null,
    ],
    [
      "one fact of two",
      question,
      { says: [["notice"], ["hearing"]] },
      chatAnswer({ advice: "Ask for written notice." }),
      "missing fact",
    ],
    [
      "a fact in the disclaimer only",
      question,
      { says: [["legal advice"]] },
      chatAnswer({ advice: "Ask." }),
      "missing fact",
    ],
    [
      "forbidden words",
      question,
      { neverSays: [/you (will|would) win/] },
      chatAnswer({ advice: "You WILL win." }),
      "forbidden words",
    ],
    [
      "a pattern that remembers where it stopped",
      question,
      { neverSays: [/win/g] },
      chatAnswer({ advice: "win" }),
      "forbidden words",
    ],
    [
      "a citation",
      question,
      { citesOneOf: ["iee", "stay-put"] },
      chatAnswer({ citations: [citation("stay-put")] }),
      null,
    ],
    [
      "another citation",
      question,
      { citesOneOf: ["iee"] },
      chatAnswer({ citations: [citation("stay-put")] }),
      "citation",
    ],
    [
      "no citation where nothing is known",
      question,
      { outcome: ["unknown"], citesOneOf: ["iee"] },
      chatAnswer({ outcome: "unknown" }),
      null,
    ],
    [
      "a citation of law that we do not hold",
      question,
      {},
      chatAnswer({ citations: [citation("five-day-rule")] }),
      "invented citation",
    ],
    [
      "a citation of law that was not retrieved",
      question,
      {},
      chatAnswer({ citations: [citation("mediation")] }),
      "invented citation",
    ],
    ["a score within", goal, { score: [40, 60] }, goalAnalysis(), null],
    ["a score at the edge", goal, { score: [50, 60] }, goalAnalysis(), null],
    ["a score at the other edge", goal, { score: [0, 50] }, goalAnalysis(), null],
    ["a score above", goal, { score: [0, 49] }, goalAnalysis(), "score"],
    ["no score", goal, { score: [0, 49] }, goalAnalysis({ score: null }), "score"],
    [
      "a cap",
      goal,
      { caps: ["service"] },
      goalAnalysis({ caps: [{ id: "service", atMost: 30, why: "" }] }),
      null,
    ],
    ["no cap", goal, { caps: ["service"] }, goalAnalysis(), "cap"],
    [
      "a cap where none is right",
      goal,
      { caps: [] },
      goalAnalysis({ caps: [{ id: "service", atMost: 30, why: "" }] }),
      "cap",
    ],
    [
      "a number of its own",
      goal,
      {},
      goalAnalysis({ rewritten: "Lee will read 90 words." }),
      "invented number",
    ],
    ["the goal's own number", goal, {}, goalAnalysis({ rewritten: "Lee will read 60 words." }), null],
    ["a verdict", denial, { verdict: ["depends", "need_facts"] }, decodedDenial(), null],
    ["another verdict", denial, { verdict: ["likely_invalid"] }, decodedDenial(), "verdict"],
    [
      "a letter",
      denial,
      { sendsOneOf: ["prior_written_notice"] },
      decodedDenial({ send: { letter: "prior_written_notice", why: "" } }),
      null,
    ],
    ["no letter", denial, { sendsOneOf: ["prior_written_notice"] }, decodedDenial(), "letter"],
    [
      "another letter",
      denial,
      { sendsOneOf: ["prior_written_notice"] },
      decodedDenial({ send: { letter: "iee_request", why: "" } }),
      "letter",
    ],
    [
      "a deadline",
      dispute,
      { deadlines: [{ what: ["state complaint"], isOver: true, by: "2026-10" }] },
      disputeGuidance({ deadlines: [deadline] }),
      null,
    ],
    [
      "a deadline on another day",
      dispute,
      { deadlines: [{ what: ["state complaint"], by: "2027-10" }] },
      disputeGuidance({ deadlines: [deadline] }),
      "deadline",
    ],
    [
      "a deadline that is not over",
      dispute,
      { deadlines: [{ what: ["state complaint"], isOver: false }] },
      disputeGuidance({ deadlines: [deadline] }),
      "deadline",
    ],
    [
      "a day where none can be counted",
      dispute,
      { deadlines: [{ what: ["state complaint"], by: null }] },
      disputeGuidance({ deadlines: [deadline] }),
      "deadline",
    ],
    [
      "the deadline of something else",
      dispute,
      { deadlines: [{ what: ["due process"] }] },
      disputeGuidance({ deadlines: [deadline] }),
      "deadline",
    ],
    ["how urgent it is", dispute, { urgencyLevel: ["medium"] }, disputeGuidance(), null],
    ["another urgency", dispute, { urgencyLevel: ["high"] }, disputeGuidance(), "urgency"],
    [
      "a term that only repeats what was typed",
      { term: "parents must pay" },
      { neverSays: ["must pay"] },
      translation({ term: "parents must pay", explanation: "We do not know this term." }),
      null,
    ],
    [
      "a term that is explained",
      { term: "parents must pay" },
      { neverSays: ["must pay"] },
      translation({ term: "parents must pay", explanation: "It means that parents must pay." }),
      "forbidden words",
    ],
  ])("sees %s", (_, input, expected, answer, failure) => {
    const theCase: AnyCase = {
      id: "case",
      why: "",
      wording: "plain",
      input,
      expected: { outcome: ["answered"], ...expected },
    };
    const failures = checkAnswer(theCase, answer, new Set(["iee", "stay-put", "five-day-rule"]));
    expect(failures.map(({ kind }) => kind)).toEqual(failure === null ? [] : [failure]);
  });
});
