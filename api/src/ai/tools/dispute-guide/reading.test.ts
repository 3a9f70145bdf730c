import type { DisputeQuestion } from "@iep-insider/sdk/contract";
import { loadStates } from "@iep-insider/sdk/law";
import { expect, it } from "vitest";
import { createLawIndex } from "../../law/createLawIndex.ts";
import { fakeModel } from "../../tests/fakeModel.ts";
import { write } from "../../write.ts";
import { disputeGuide } from "./disputeGuide.ts";
import { issues } from "./words/issues.ts";

const law = createLawIndex(await loadStates());
const unsure: DisputeQuestion = {
  issue: "general-concern",
  triedMeeting: "no",
  urgency: "not-urgent",
  additionalContext: "The school's report on my son leaves out half of what I see, and I think it is wrong.",
};

/** The plan is asked for with a title that nothing changes, so that it shows what the plan is about. */
async function guide(input: DisputeQuestion, reading: unknown) {
  const model = fakeModel(reading, { fails: "unavailable" });
  const question = { input, law, today: "2026-11-22", evidence: disputeGuide.retrieve(input, law) };
  const { draft } = await write(disputeGuide, question, model, undefined);
  return { title: draft.title, names: model.requests.map(({ name }) => name) };
}

it("plans for the issue that the model found, where the parent was not sure", async () => {
  const { title, names } = await guide(unsure, { issue: "assessment-concerns" });
  expect(title).toBe(issues["assessment-concerns"].title);
  expect(names.slice(0, 2)).toEqual(["issue_of_a_disagreement", "dispute_plan"]);
});

it.each([
  ["no issue", { issue: null }],
  ["an invented issue", { issue: "revenge" }],
  ["no text", { issue: 3 }],
  ["nothing", null],
  ["a failure", { fails: "unavailable" }],
])("keeps what the parent chose where the model's reading is %s", async (_, reading) => {
  expect((await guide(unsure, reading)).title).toBe(issues["general-concern"].title);
});

it("does not ask about an issue that the parent chose", async () => {
  const { names } = await guide({ ...unsure, issue: "service-denial" }, { fails: "unavailable" });
  expect(names).toEqual(["dispute_plan"]);
});
