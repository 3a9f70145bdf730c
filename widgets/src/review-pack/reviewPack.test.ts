import { isStateCode, loadEvidence, loadStates } from "@iep-insider/sdk/law";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { ReportDocument } from "../documents/index.ts";
import { letterTypes } from "../tools/letter-generator/form/fields.ts";
import { checksOf as lines, questionnairePack, reviewedIds, sentenceKey } from "./questionnairePack.ts";
import { reviewedQuestionnaires } from "./reviewedQuestionnaires.ts";
import { letterPack, statePack } from "./reviewPack.ts";

const [states, evidence] = await Promise.all([loadStates(), loadEvidence()]);
const today = "2026-11-24";

it("has every sentence of every letter with its source and an empty box", () => {
  for (const type of letterTypes) {
    const checks = checksOf(letterPack(type, today));
    expect(checks.length, type).toBeGreaterThan(3);
    for (const { hint, isDone } of checks) expect([hint !== "", isDone]).toEqual([true, false]);
  }
  expect(checksOf(letterPack("initial_evaluation", today))).toContainEqual(
    expect.objectContaining({ hint: expect.stringMatching(/^Law: 34 CFR 300\..*https:\/\/www\.ecfr\.gov/) }),
  );
});

it("has every rule of every state with its quote, and what letters say of it", () => {
  for (const code of Object.keys(states).filter(isStateCode)) {
    const { sections } = statePack(states[code], evidence[code], today);
    expect(sections.length, code).toBeGreaterThanOrEqual(9);
  }
  const texas = JSON.stringify(statePack(states.TX, evidence.TX, today));
  expect(texas).toContain("Not reviewed by an attorney.");
  expect(texas).toContain(evidence.TX.meetingRequest?.quote);
  const washington = JSON.stringify(statePack(states.WA, evidence.WA, today));
  expect(washington).toContain("Under the rules of Washington, the school has 25 school days");
});

it("names the attorney of a reviewed state", () => {
  const signOff = { reviewedBy: "Ada Park", reviewedOn: "2026-12-01" };
  const { lead } = statePack(states.TX, { ...evidence.TX, signOff }, today);
  expect(lead).toContain("Reviewed by Ada Park on December 1, 2026.");
});

function checksOf({ sections }: ReportDocument) {
  return sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "checks" ? block.checks : [])),
  );
}

it.each(reviewedIds)("has every sentence of law that any answers to %s lead to, with its source", (id) => {
  const checks = checksOf(questionnairePack(id, today));
  const keys = new Set(checks.map(({ text }) => sentenceKey(text)));
  expect(checks.some(({ hint }) => hint?.startsWith("Law: "))).toBe(true);
  const { content, reportOf } = reviewedQuestionnaires[id];
  const questions = content.sections.flatMap((section) => section.questions);
  const anyAnswers = fc.record(
    Object.fromEntries(
      questions.flatMap((question) => {
        if (question.kind === "text") return [];
        const ids = question.options.map((option) => option.id);
        const one = fc.constantFrom(...ids).map((chosen) => [chosen]);
        return [[question.id, question.kind === "many" ? fc.subarray(ids) : one]];
      }),
    ),
  );
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const law = (reportOf(answers, today)?.sections ?? []).flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === "law" ? lines(block) : [])),
      );
      for (const { text } of law) expect(keys).toContain(sentenceKey(text));
    }),
    { numRuns: 100 },
  );
});
