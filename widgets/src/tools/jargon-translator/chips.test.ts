import { findTerm, glossary } from "@iep-insider/sdk/law/glossary";
import { expect, it } from "vitest";

it("finds every term that a card links to", () => {
  for (const id of glossary.flatMap(({ relatedTerms }) => relatedTerms)) {
    const related = glossary.find((one) => one.id === id);
    expect(findTerm(related?.term ?? ""), id).toBe(related);
  }
});
