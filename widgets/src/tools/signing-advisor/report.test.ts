import { crisisHelpInSpanish } from "@iep-insider/sdk/safety";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reportText } from "../../documents/index.ts";
import { concernWords } from "./concernWords.ts";
import { type SigningAnswers, type SigningResult, signingResult } from "./logic.ts";
import { type QuestionId, questionIds } from "./questions.ts";
import { type StateShown, signingReport } from "./report.ts";
import { loadState } from "./StateFacts.tsx";
import { answersWithConcerns } from "./tests/answersWith.ts";

const today = "2026-11-21";

function resultOf(ids: readonly QuestionId[], more: SigningAnswers = {}): SigningResult {
  const result = signingResult(answersWithConcerns(ids, ids.length < 4 ? 0.5 : 0, more));
  if (!result) throw new Error("an answer is missing");
  return result;
}
const textOf = (ids: readonly QuestionId[], more: SigningAnswers = {}, state: StateShown | null = null) =>
  reportText(signingReport(resultOf(ids, more), state, today)).replace(/\s+/g, " ");

describe("the report", () => {
  it("has help in a crisis first, in the language of the sign", () => {
    const { sections } = signingReport(resultOf([]), null, today, crisisHelpInSpanish);
    expect(sections[0]?.title).toBe(crisisHelpInSpanish.title);
    expect(JSON.stringify(sections[0])).toContain("988");
    expect(textOf([])).not.toContain("988");
  });

  it.each<[readonly QuestionId[], string]>([
    [[], "Our suggestion: Sign "],
    [["ready_to_sign"], "Our suggestion: Sign with exceptions"],
    [questionIds.slice(0, 4), "Our suggestion: Not ready to sign yet: ask for changes"],
  ])("leads with the answer: %j", (ids, name) => {
    const text = textOf(ids);
    expect(text).toContain(name);
    expect(text.indexOf(name)).toBeLessThan(text.indexOf("The answers behind this"));
    expect(text.indexOf("The answers behind this")).toBeLessThan(text.indexOf("What to do next"));
    expect(text.indexOf("What to do next")).toBeLessThan(text.indexOf("What the law says"));
  });

  it.each([
    [0, "Clearly (high). No answer shows a concern."],
    [1, "Clearly (high). Only one of your 18 answers shows a concern."],
    [2, "Fairly clearly (medium). 2 of your 18 answers show a concern."],
    [3, "Fairly clearly (medium). 3 of your 18 answers show a concern."],
    [4, "Clearly (high). 4 of your 18 answers show a concern."],
  ])("says how clearly %i concerns point this way", (count, said) =>
    expect(textOf(questionIds.slice(0, count))).toContain(said),
  );

  it("names exactly the answers that show a concern, with what was answered", () =>
    fc.assert(
      fc.property(fc.subarray([...questionIds]), (ids) => {
        const text = textOf(ids);
        for (const { id, answer } of resultOf(ids).concerns)
          expect(text).toContain(`${concernWords[id].topic}. You answered: ${answer.label}.`);
        for (const id of questionIds)
          expect(text.includes(`${concernWords[id].topic}. You answered`)).toBe(ids.includes(id));
      }),
      { numRuns: 30 },
    ));

  it("says with every result what a signature does, and that it is not legal advice", () => {
    for (const count of [0, 1, 4]) {
      const text = textOf(questionIds.slice(0, count));
      expect(text).toContain(
        "What a signature means depends on your state, and on whether this is the first IEP.",
      );
      expect(text).toContain("services will not start");
      expect(text).toContain("It is not legal advice");
      expect(text).toContain("Made on November 21, 2026 with IEP Insider");
      expect(text).toMatch(/Keep a copy/);
      expect(text).toContain("stay put");
      expect(text).toContain("our advice. They are not limits of the law");
    }
  });

  it.each([
    ["first", true, false],
    ["later", false, true],
    ["unsure", true, true],
  ])("says what signing means: %s", (which, first, later) => {
    const text = textOf([], { first_iep: [which] });
    expect(text.includes("If it is the first IEP:")).toBe(first);
    expect(text.includes("If it is a later IEP:")).toBe(later);
    expect(text.includes("services will not start")).toBe(first);
    expect(text.includes("a later IEP can start without your signature. Your state")).toBe(!first);
  });
});

it("of a state has its rule with source, status and day, and who helps there", async () => {
  const text = textOf([], { state: ["MA"] }, await loadState("MA", today));
  expect(text).toContain("In Massachusetts: your consent to a later IEP");
  expect(text).toContain("The school needs your consent for a later IEP too.");
  expect(text).toContain("603 CMR 28.07(1)(a)");
  expect(text).toContain("Ask the district first. Say: “What happens to a new IEP if I do not sign");
  expect(text).toContain("(617) 236-7210");
  expect(text).not.toContain("parentcenterhub.org");
});

it.each(["first", "later"])(
  "in a state without partial consent, a %s IEP never says to agree to parts",
  (which) => {
    const text = textOf(["goals_measurable", "explained_clearly"], { state: ["DC"], first_iep: [which] });
    expect(text).toContain("You cannot agree to only some parts in your state.");
    expect(text).not.toMatch(/Agree to what fits|Finish the statement|Sign with exceptions/);
  },
);

it.each([
  ["PA", "10 calendar days"],
  ["IL", "10 school days"],
])("puts the time to answer in %s first of what to do", (state, limit) => {
  const { sections } = signingReport(
    resultOf(["goals_measurable"], { state: [state], first_iep: ["later"] }),
    null,
    today,
  );
  const [block] = sections.find(({ title }) => title === "What to do next")?.blocks ?? [];
  expect(block).toHaveProperty(
    "items.0",
    expect.stringContaining(`gives you ${limit} from the school's written notice`),
  );
});
