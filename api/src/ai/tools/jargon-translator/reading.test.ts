import { loadStates } from "@iep-insider/sdk/law";
import { expect, it } from "vitest";
import { createLawIndex } from "../../law/createLawIndex.ts";
import { fakeModel } from "../../tests/fakeModel.ts";
import { write } from "../../write.ts";
import { jargonTranslator } from "./jargonTranslator.ts";

const law = createLawIndex(await loadStates());

/** Described in other words, so that the rules find no term. */
const typed = "that meeting where they decide if what he did came from autism";
const meaning = {
  isKnown: true,
  category: "Service",
  explanation: "A helper who writes down what your child says.",
  whyItMatters: "Your child can show what they know.",
  whatToAsk: "When will my child have a scribe?",
  citations: [],
};

async function translate(term: string, ...answers: readonly unknown[]) {
  const model = fakeModel(...answers);
  const input = { term };
  const question = { input, law, today: "2026-11-22", evidence: jargonTranslator.retrieve(input, law) };
  const { draft, engine } = await write(jargonTranslator, question, model, undefined);
  return { draft, engine, asked: model.requests.length };
}

it("explains a term that the model found by our glossary, and charges nothing for it", async () => {
  const { draft, engine, asked } = await translate(typed, { terms: ["manifestation-determination"] });
  expect({ engine, asked, isSure: draft.isSure, term: draft.term }).toEqual({
    engine: "rules",
    asked: 1,
    isSure: false,
    term: "Manifestation determination",
  });
  expect(draft.explanation).toMatch(/^We read .* as Manifestation determination/);
});

it.each([
  ["no term", { terms: [] }],
  ["an invented term", { terms: ["winning"] }],
  ["no list", { terms: "fape" }],
  ["nothing", null],
  ["a failure", { fails: "unavailable" }],
])("lets the model explain the words themselves where its reading is %s", async (_, reading) => {
  const { draft, engine } = await translate(typed, reading, meaning);
  expect({ engine, term: draft.term }).toEqual({ engine: "openai", term: typed });
});

it("does not ask the model to find a term that is named", async () => {
  expect((await translate("FAPE")).asked).toBe(0);
});
