import { loadStates } from "@iep-insider/sdk/law";
import { expect, it } from "vitest";
import { createAnswerer } from "../../../answerer.ts";
import { createLawIndex } from "../../../law/createLawIndex.ts";
import { answerTools } from "../../index.ts";
import { denialDecoder } from "../denialDecoder.ts";

const law = createLawIndex(await loadStates());

function remarksOf(denialReason: string, context = "") {
  const input = { denialReason, context };
  const evidence = denialDecoder.retrieve(input, law);
  const { analysis } = denialDecoder.answerByRules({ input, evidence, law, today: "2026-11-22" });
  const placed = (analysis.remarks ?? []).map(({ field, start, end, name }) => [
    input[field].slice(start, end),
    name,
  ]);
  return { analysis, placed };
}

it.each([
  [
    "one sentence",
    "His grades are too good for an IEP.",
    "",
    [["His grades are too good for an IEP.", "Good grades"]],
  ],
  [
    "each reason of a letter",
    "Thank you for your letter.  His grades are too good for special education. We do not have the money for an aide.",
    "",
    [
      ["His grades are too good for special education.", "Good grades"],
      ["We do not have the money for an aide.", "Money or staff"],
    ],
  ],
  [
    "the fact that decided, and that no notice came",
    "There is no money or staff",
    "His IEP says 30 minutes of speech a week. They only told me over the phone.",
    [
      ["His IEP says 30 minutes of speech a week.", "In the IEP"],
      ["They only told me over the phone.", "No written notice"],
    ],
  ],
  ["nothing of a reason from the list", "My child is passing or has good grades", "", []],
  ["nothing of a reason that we do not know", "The moon was full", "", []],
])("marks %s", (_, reason, context, expected) => {
  expect(remarksOf(reason, context).placed).toEqual(expected);
});

it("names places and none of the parent's words, since a paid answer is kept for a day", () => {
  const said = "His grades are too good for an IEP, says Principal Quarrelwood.";
  const { analysis, placed } = remarksOf(said, "Quarrelwood only told me over the phone.");
  expect(placed).toHaveLength(2);
  expect(JSON.stringify(analysis)).not.toMatch(/Quarrelwood|too good/);
});

it("places notes in the text as it came, also where the server takes details out", async () => {
  const answerer = createAnswerer({
    law,
    tools: answerTools,
    model: null,
    today: () => "2026-11-22",
    report: () => {},
  });
  const denialReason = "Call 614-555-0123. On November 9 they said his grades are too good for an IEP.";
  const { analysis } = await answerer.answer("denials", { denialReason, reasons: ["child_passing"] });
  expect(analysis.remarks?.map(({ start, end }) => denialReason.slice(start, end))).toEqual([
    "On November 9 they said his grades are too good for an IEP.",
  ]);
});
