import { chips, findTerm, glossary } from "@iep-insider/sdk/law/glossary";
import { expect, it } from "vitest";
import { chipLabels } from "./content.ts";

it("has the glossary's own chips, in its order", () => {
  expect(chipLabels).toEqual(chips.map((id) => glossary.find((term) => term.id === id)?.term));
});

it.each(glossary.flatMap(({ term, relatedTerms }) => relatedTerms.map((id) => [term, id])))(
  "finds what a card leads to: %s → %s",
  (_, id) => {
    const related = glossary.find((one) => one.id === id);
    expect(findTerm(related?.term ?? "")).toBe(related);
  },
);
