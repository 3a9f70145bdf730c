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

type Row<Answer> = readonly [
  what: string,
  expected: Partial<Expected>,
  changes: Answer,
  failure: Failure["kind"] | null,
];

/** One case of the evaluation, asked with `input` and answered with what `make` makes of each row's changes. */
function seesIn<Answer>(
  input: AnyCase["input"],
  make: (changes: Answer) => AiAnswer,
  rows: readonly Row<Answer>[],
): void {
  it.each(rows)("sees %s", (_, expected, changes, failure) => {
    const about = { id: "case", why: "", wording: "plain" } as const;
    const theCase: AnyCase = { ...about, input, expected: { outcome: ["answered"], ...expected } };
    const failures = checkAnswer(theCase, make(changes), new Set(["iee", "stay-put", "five-day-rule"]));
    expect(failures.map(({ kind }) => kind)).toEqual(failure === null ? [] : [failure]);
  });
}

describe("the check of a chat answer", () => {
  const unknown = { outcome: "unknown" } as const;
  const help = { crisis: { language: "en" as const, title: "Now", text: "Call 911." } };
  const notice = { advice: "Ask for written notice." };
  const cites = (id: string) => ({ citations: [citation(id)] });
  seesIn<Parameters<typeof chatAnswer>[0]>({ question: "May they say no?" }, chatAnswer, [
    ["the outcome", {}, {}, null],
    ["another outcome", {}, unknown, "outcome"],
    ["crisis help", { isCrisis: true }, help, null],
    ["crisis help in the prose only", { isCrisis: true }, { advice: "Call 988 or 911." }, "crisis"],
    ["a fact", { says: [["Written Notice"]] }, notice, null],
    ["one fact of two", { says: [["notice"], ["hearing"]] }, notice, "missing fact"],
    ["a fact in the disclaimer only", { says: [["legal advice"]] }, notice, "missing fact"],
    [
      "forbidden words",
      { neverSays: [/you (will|would) win/] },
      { advice: "You WILL win." },
      "forbidden words",
    ],
    [
      "a pattern that remembers where it stopped",
      { neverSays: [/win/g] },
      { advice: "win" },
      "forbidden words",
    ],
    ["another citation", { citesOneOf: ["iee"] }, cites("stay-put"), "citation"],
    ["no citation where nothing is known", { outcome: ["unknown"], citesOneOf: ["iee"] }, unknown, null],
    ["a citation of law that we do not hold", {}, cites("five-day-rule"), "invented citation"],
    ["a citation of law that was not retrieved", {}, cites("mediation"), "invented citation"],
  ]);
});

describe("the check of a goal's analysis", () => {
  const capped = { caps: [{ id: "service", atMost: 30, why: "" }] } as const;
  seesIn<Parameters<typeof goalAnalysis>[0]>({ goalText: "Lee will read 60 words." }, goalAnalysis, [
    ["a score at the edge", { score: [50, 60] }, {}, null],
    ["a score above", { score: [0, 49] }, {}, "score"],
    ["no cap", { caps: ["service"] }, {}, "cap"],
    ["a cap where none is right", { caps: [] }, capped, "cap"],
    ["a number of its own", {}, { rewritten: "Lee will read 90 words." }, "invented number"],
  ]);
});

describe("the check of a decoded denial", () => {
  const sends = (letter: "prior_written_notice" | "iee_request") => ({ send: { letter, why: "" } });
  const sendsOneOf = ["prior_written_notice"] as const;
  seesIn<Parameters<typeof decodedDenial>[0]>({ denialReason: "no money" }, decodedDenial, [
    ["a verdict", { verdict: ["depends", "need_facts"] }, {}, null],
    ["another verdict", { verdict: ["likely_invalid"] }, {}, "verdict"],
    ["another letter", { sendsOneOf }, sends("iee_request"), "letter"],
  ]);
});

describe("the check of a plan", () => {
  const what = ["state complaint"];
  const by = "2026-10-15";
  const rule = { rule: "within 1 year", citation: "state-complaint" };
  const has = { deadlines: [{ what: "State complaint", by, isOver: true, ...rule }] };
  const input = { issue: "general-concern", triedMeeting: "no", urgency: "not-urgent" } as const;
  seesIn<Parameters<typeof disputeGuidance>[0]>(input, disputeGuidance, [
    ["a deadline", { deadlines: [{ what, isOver: true, by: "2026-10" }] }, has, null],
    ["a deadline on another day", { deadlines: [{ what, by: "2027-10" }] }, has, "deadline"],
    ["a deadline that is not over", { deadlines: [{ what, isOver: false }] }, has, "deadline"],
    ["a day where none can be counted", { deadlines: [{ what, by: null }] }, has, "deadline"],
    ["another urgency", { urgencyLevel: ["high"] }, {}, "urgency"],
  ]);
});

describe("the check of a translation", () => {
  const term = "parents must pay";
  const neverSays = ["must pay"];
  seesIn<Parameters<typeof translation>[0]>({ term }, translation, [
    ["a term that is only repeated", { neverSays }, { term, explanation: "We do not know this term." }, null],
    [
      "a term that is explained",
      { neverSays },
      { term, explanation: `It means ${term}.` },
      "forbidden words",
    ],
  ]);
});
