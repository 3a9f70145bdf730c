import type { DenialToDecode } from "@iep-insider/sdk/contract";
import { loadStates } from "@iep-insider/sdk/law";
import { expect, it } from "vitest";
import { createLawIndex } from "../../law/createLawIndex.ts";
import { fakeModel } from "../../tests/fakeModel.ts";
import { write } from "../../write.ts";
import { denialDecoder } from "./denialDecoder.ts";

const law = createLawIndex(await loadStates());
const answered = (citation: string) => ({
  verdict: null,
  explanation: "Often not a valid reason by itself. It depends on what the school tested.",
  nextSteps: ["Ask for the refusal in prior written notice."],
  wouldChange: [],
  wouldMakeValid: [],
  citations: [citation],
});

async function decode(input: DenialToDecode, ...answers: readonly unknown[]) {
  const model = fakeModel(...answers);
  const question = { input, law, today: "2026-11-22", evidence: denialDecoder.retrieve(input, law) };
  const { draft, engine } = await write(denialDecoder, question, model, undefined);
  const read = draft.reasonsRead?.filter(({ isRead }) => isRead).map(({ reason }) => reason);
  return { draft, engine, asked: model.requests.length, read };
}

const unknown = { denialReason: "The moon was full", reasons: [] };

it("shows the reason that the model found and the rules did not, to be confirmed before any answer", async () => {
  const { draft, read, asked } = await decode(unknown, { reasons: ["wait"], topic: null });
  expect({ outcome: draft.outcome, read, asked }).toEqual({
    outcome: "to_confirm",
    read: ["wait"],
    asked: 1,
  });
});

it("finds a topic, and writes within its law, where the parent says that no reason of the list fits", async () => {
  const input = { denialReason: "His grades are too good.", reasons: [], noneFits: true };
  // A reason found again is not taken: the parent has turned it down.
  const reading = { reasons: ["child_passing"], topic: "bus" };
  const { draft, engine } = await decode(input, reading, answered("related-services"));
  expect({ engine, readAs: draft.readAs }).toEqual({ engine: "openai", readAs: ["bus"] });
  expect(draft.citations).toContain("related-services");
});

it("says what holds for every refusal where the model finds nothing", async () => {
  const { draft } = await decode(unknown, { reasons: [], topic: null }, { fails: "unavailable" });
  expect({ readAs: draft.readAs, verdict: draft.analysis.verdict }).toEqual({
    readAs: [],
    verdict: "need_facts",
  });
});

it.each([
  ["an invented reason", { reasons: ["no_luck"], topic: null }],
  ["an invented topic", { reasons: [], topic: "how-to-win" }],
  ["no list", { reasons: "wait" }],
  ["nothing", null],
  ["a failure", { fails: "unavailable" }],
])("goes by the rules where the model's reading is %s", async (_, reading) => {
  const { draft, engine } = await decode(unknown, reading, answered("prior-written-notice"));
  expect({ engine, outcome: draft.outcome, readAs: draft.readAs }).toEqual({
    engine: "openai",
    outcome: "unknown",
    readAs: [],
  });
});

it("does not ask for reasons that the parent confirmed or chose from the list", async () => {
  for (const input of [{ ...unknown, reasons: ["wait"] }, { denialReason: "There is no money or staff" }])
    expect((await decode(input, answered("prior-written-notice"))).asked).toBe(1);
});
