import { loadStates } from "@iep-insider/sdk/law";
import { expect, it } from "vitest";
import { createLawIndex } from "../../law/createLawIndex.ts";
import { denialDecoder } from "./denialDecoder.ts";

const law = createLawIndex(await loadStates());
const question = (denialReason: string) => {
  const input = { denialReason };
  return { input, evidence: denialDecoder.retrieve(input, law), law, today: "2026-11-22" };
};
const filled = {
  verdict: "may_be_valid",
  explanation: "It may be valid.",
  nextSteps: ["Ask for prior written notice."],
  wouldChange: [],
  wouldMakeValid: [],
  citations: ["fape"],
};

it("the model's part of the denial decoder leaves the verdict of a known reason", () => {
  const asked = question("There is no money or staff");
  const merged = denialDecoder.model.merge(filled, asked, denialDecoder.answerByRules(asked));
  expect(merged.analysis).toMatchObject({
    verdict: "likely_invalid",
    isValidDenial: false,
    explanation: "It may be valid.",
  });
  expect(merged.citations).toContain("cost-not-a-reason");
});

it("the model's part of the denial decoder takes a verdict with a rule for a reason that the rules do not know", () => {
  const asked = question("The moon was full");
  const merged = denialDecoder.model.merge(filled, asked, denialDecoder.answerByRules(asked));
  expect(merged).toMatchObject({
    outcome: "answered",
    citations: ["fape"],
    analysis: { isValidDenial: true },
  });
});

it.each([
  [{ ...filled, citations: [] }, /citations/],
  [{ ...filled, verdict: "unavailable" }, /verdict/],
])("the model's part of the denial decoder refuses what does not fit", (wrong, message) => {
  const asked = question("The moon was full");
  expect(() => denialDecoder.model.merge(wrong, asked, denialDecoder.answerByRules(asked))).toThrow(message);
});

it("the model's part of the denial decoder stays unknown where the model needs facts too", () => {
  const asked = question("The moon was full");
  const merged = denialDecoder.model.merge(
    { ...filled, verdict: null },
    asked,
    denialDecoder.answerByRules(asked),
  );
  expect(merged).toMatchObject({
    outcome: "unknown",
    analysis: { verdict: "need_facts", isValidDenial: null },
  });
});
