import { loadStates } from "@iep-insider/sdk/law";
import { crisisHelpFor } from "@iep-insider/sdk/safety";
import { expect, it } from "vitest";
import { createAnswerer } from "./answerer.ts";
import { costsNothing } from "./answerFor.ts";
import { createLawIndex } from "./law/createLawIndex.ts";
import type { ModelClient } from "./model/ModelClient.ts";
import { answerTools } from "./tools/index.ts";

// ADR 31: what was read of a denial or a goal is shown, free, and an answer is charged once the parent confirmed it.

const law = createLawIndex(await loadStates());

function answererWith(model: ModelClient | null = null) {
  return createAnswerer({ law, tools: answerTools, model, today: () => "2026-11-22", report: () => {} });
}

/** Says that it was asked, and answers nothing. */
function countingModel() {
  const model = {
    asked: 0,
    fill: async () => {
      model.asked += 1;
      return null;
    },
  };
  return model;
}

const denialReason = "The principal said his grades are too good for an IEP.";
const goalText =
  "By June 2027, given a third-grade passage, Ana will read 90 words per minute in 3 of 4 weekly probes, as measured by the teacher. Baseline: 55 words per minute.";

it("shows the reasons that were read, then the others that we know, without asking the model", async () => {
  const model = countingModel();
  const answer = await answererWith(model).answer("denial-decoder", { denialReason });
  expect(answer).toMatchObject({ outcome: "to_confirm", engine: "rules", citations: [] });
  const [first, ...others] = answer.reasonsRead ?? [];
  expect(first).toEqual({
    reason: "child_passing",
    title: "My child is passing or has good grades",
    isRead: true,
  });
  expect(others.length).toBeGreaterThan(20);
  expect(others.some(({ isRead }) => isRead)).toBe(false);
  expect(model.asked).toBe(0);
});

it("answers the reasons that the parent confirmed, whatever the words say", async () => {
  const confirmed = await answererWith().answer("denial-decoder", {
    denialReason,
    reasons: ["budget_constraints"],
  });
  expect(confirmed).toMatchObject({ outcome: "answered", isSure: true });
  expect(confirmed.citations.map(({ id }) => id)).toContain("cost-not-a-reason");
});

it("says what holds for every refusal where no reason fits, for nothing", async () => {
  const none = await answererWith().answer("denial-decoder", { denialReason, reasons: [] });
  expect(none).toMatchObject({ isSure: false, analysis: { verdict: "need_facts" } });
});

it.each([
  ["a reason of the list alone", { denialReason: "There is no money or staff" }],
  ["a sign of crisis", { denialReason: `${denialReason} He says that he wants to kill himself.` }],
  ["a refusal by an insurer", { denialReason: "Our insurance says ABA is not medically necessary." }],
  ["a reason that we do not know", { denialReason: "The moon was full" }],
])("asks for no confirmation of %s", async (_, input) => {
  expect((await answererWith().answer("denial-decoder", input)).outcome).not.toBe("to_confirm");
});

it("asks whether the model is to read a reason that we do not know", async () => {
  const answer = await answererWith(countingModel()).answer("denial-decoder", {
    denialReason: "The moon was full",
  });
  expect(answer).toMatchObject({ outcome: "to_confirm" });
  expect(answer.reasonsRead).toBeUndefined();
});

it("shows a reason of the list again where the story may not be a school's", async () => {
  const input = { denialReason: "There is no money or staff", context: "The gym closed its pool last week." };
  expect((await answererWith().answer("denial-decoder", input)).outcome).toBe("to_confirm");
});

it("shows the parts of a goal, and scores it once they are confirmed", async () => {
  const read = await answererWith().answer("goal-analyzer", { goalText });
  expect(read).toMatchObject({ outcome: "to_confirm", score: null, points: [], rewritten: null });
  expect(read.partsRead?.map(({ part, isFound }) => [part, isFound])).toEqual([
    ["behavior", "yes"],
    ["criterion", "yes"],
    ["baseline", "yes"],
    ["method", "yes"],
    ["condition", "yes"],
    ["timeframe", "yes"],
  ]);
  const scored = await answererWith().answer("goal-analyzer", { goalText, isConfirmed: true });
  expect(scored).toMatchObject({ outcome: "answered", isSure: true });
});

it("costs nothing until it is confirmed, also for a visitor without a purchase", () => {
  const free = (input: object, isAiOn = true) =>
    costsNothing(answerTools, "denial-decoder", { denialReason, ...input }, isAiOn);
  expect([free({}), free({ reasons: ["wait"] }), free({ reasons: [] })]).toEqual([true, false, false]);
  // Without a model there is nothing to sell to a parent for whom no reason fits.
  expect([free({ reasons: ["wait"] }, false), free({ reasons: [] }, false)]).toEqual([false, true]);
  expect(costsNothing(answerTools, "goal-analyzer", { goalText }, true)).toBe(true);
  expect(costsNothing(answerTools, "goal-analyzer", { goalText, isConfirmed: true }, true)).toBe(false);
});

it("reads a denial in Spanish as before: it is free", async () => {
  const input = { denialReason: "me dijeron que no hay dinero para la terapia de mi hija" };
  expect((await answererWith().answer("denial-decoder", input)).outcome).toBe("answered");
  expect(crisisHelpFor(input.denialReason)).toBeNull();
});
