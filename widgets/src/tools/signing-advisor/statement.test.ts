import { citationsIn, covers, provisions } from "@iep-insider/sdk/law";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { letterText } from "../../documents/index.ts";
import { tones } from "./builderQuestions.ts";
import { exceptionTexts } from "./exceptions.ts";
import { type SigningAnswers, signingResult } from "./logic.ts";
import { questionIds } from "./questions.ts";
import { answerDay, asSentence, exceptionStatement, type StatementChoice } from "./statement.ts";
import { statementChoice } from "./statementChoice.ts";
import { citedInStatement } from "./statementContent.ts";
import { answersWithConcerns } from "./tests/answersWith.ts";

const today = "2026-11-21";
const textOf = (choice: Partial<StatementChoice>) => {
  const statement = exceptionStatement(
    { exceptions: [], custom: "", tone: "neutral", ...choice },
    today,
    null,
  );
  return statement ? letterText(statement) : null;
};
const someExceptions = fc.subarray([...questionIds]);
const anyTone = fc.constantFrom(...tones);

const all = questionIds.flatMap((id) => tones.map((tone) => exceptionTexts[id][tone]));

it.each(all)("the sentences of the exceptions: %s", (text) => {
  expect(text).toMatch(/^[A-Z].*\.$/);
  expect(text, "the parent speaks").toMatch(/\b(I|my|me)\b/i);
  expect(text, "it asks, and does not order").not.toMatch(/\bmust\b/);
  expect(text).not.toMatch(/\bthe law\b/);
});

describe("the statement", () => {
  it("holds what is checked, in this tone, and nothing else", () =>
    fc.assert(
      fc.property(someExceptions, anyTone, (exceptions, tone) => {
        const text = textOf({ exceptions, tone, custom: "My own point" }) ?? "";
        for (const id of questionIds)
          for (const one of tones)
            expect(text.includes(exceptionTexts[id][one])).toBe(exceptions.includes(id) && one === tone);
        expect(text).toContain("\n- My own point.\n");
      }),
    ));

  it("is not there when nothing is checked and nothing was added", () => {
    expect(textOf({})).toBeNull();
    expect(textOf({ custom: " \n " })).toBeNull();
    expect(textOf({ custom: "x" })).not.toBeNull();
  });

  it.each(tones)("asks in the %s tone for an answer in 30 days, as a request, and to be kept", (tone) => {
    const text = textOf({ exceptions: ["goals_measurable"], tone }) ?? "";
    expect(answerDay(today, null)).toBe("2026-12-21");
    expect(text).toMatch(/(Please|I ask) [^.]*by December 21, 2026/);
    expect(text).toContain("Please attach this statement to the IEP");
    expect(text).not.toMatch(/(must|required?|within)[^.]*December 21/);
    expect(text).not.toContain("undefined");
  });

  it.each(tones)("cites in the %s tone only what we hold as verified", (tone) => {
    const text = textOf({ exceptions: questionIds, tone }) ?? "";
    expect(text).toContain("prior written notice");
    expect(text).toContain("34 CFR 300.503");
    const cited = [...text.matchAll(/34 CFR [\d.]+\d/g)].map(([as]) => as);
    for (const as of cited) expect(citedInStatement.map((one) => one.as)).toContain(as);
  });

  it.each(citedInStatement)("$as is in the library", ({ as, provision }) => {
    expect(provisions[provision].status).toBe("verified");
    const [reference] = citationsIn(as);
    expect(reference && covers(provisions[provision].citation, reference)).toBe(true);
  });
});

it.each([
  [{ value: 10, unit: "calendar days" }, "2026-12-01"],
  [{ value: 14, unit: "calendar days" }, "2026-12-05"],
  [{ value: 10, unit: "school days" }, "2026-12-04"],
] as const)("asks for an answer within the state's own time: %j", (limit, day) =>
  expect(answerDay(today, limit)).toBe(day),
);

it.each([
  ["", ""],
  ["the bus comes too late", "The bus comes too late."],
  ["Who drives?\nWhen ", "Who drives? When."],
  ["“Soon”", "“Soon”"],
])("what a parent adds: %j becomes %j", (typed, point) => expect(asSentence(typed)).toBe(point));

const choiceFor = (more: SigningAnswers) => {
  const answers = answersWithConcerns(["goals_measurable", "ready_to_sign"], 0.5, more);
  const result = signingResult(answers);
  if (!result) throw new Error("an answer is missing");
  return statementChoice(answers, result);
};

it("what the builder shows follows the parent's answers", () => {
  const more = { left_out: ["goals_measurable", "lre"], custom_concern: ["The bus"], tone: ["assertive"] };
  expect(choiceFor(more)).toEqual({ exceptions: ["ready_to_sign"], custom: "The bus", tone: "assertive" });
  expect(choiceFor({ tone: ["loud"] }).tone).toBe("collaborative");
});
