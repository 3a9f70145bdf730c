import { chips, findTerm, glossary } from "@iep-insider/sdk/law/glossary";
import { expect, it } from "vitest";
import { chipLabels } from "./content.ts";

it("has the glossary's own chips, in its order", () => {
  expect(chipLabels).toEqual(chips.map((id) => glossary.find((term) => term.id === id)?.term));
});

it("finds every term that a card leads to", () => {
  for (const id of glossary.flatMap(({ relatedTerms }) => relatedTerms)) {
    const related = glossary.find((one) => one.id === id);
    expect(findTerm(related?.term ?? ""), id).toBe(related);
  }
});
