import { describe, expect, it } from "vitest";
import { findTerm } from "./findTerm.ts";

describe("finding a term by its name", () => {
  it.each<[typed: string, id: string | undefined, why: string]>([
    ["FAPE", "fape", "as on the chip"],
    ["fape", "fape", "in lower case"],
    ["  F.A.P.E. ", "fape", "with dots and spaces"],
    ["Free appropriate public education", "fape", "by its long form"],
    ["FREE, APPROPRIATE PUBLIC EDUCATION!", "fape", "with other punctuation"],
    ["FAPE (Free Appropriate Public Education)", "fape", "with the meaning in brackets"],
    ["free appropriate public education (FAPE)", "fape", "with the letters in brackets"],
    ["What is FAPE?", "fape", "in a question"],
    ["what's fape", "fape", "in a short question"],
    ["What does FAPE mean?", "fape", "in another question"],
    ["What does F.A.P.E. stand for", "fape", "asked for the letters"],
    ["meaning of FAPE", "fape", "meaning of"],
    ["FAPE meaning", "fape", "meaning after it"],
    ["define fape", "fape", "as an order"],
    ["What is an IEP?", "iep", "with an article"],
    ["what are IEPs", "iep", "in the plural"],
    ["What is the least restrictive environment?", "lre", "with the"],
    ["504", "504-plan", "by another name"],
    ["a 504 plan", "504-plan", "with an article alone"],
    ["Present Levels", "plaafp", "by another name"],
    ["pull out", "pull-out", "without the hyphen"],
    ["pullout", "pull-out", "as one word"],
    ["PULL-OUT SERVICES", "pull-out", "by its long form"],
    ["P&A", "p-and-a", "with a sign for and"],
    ["P and A", "p-and-a", "with and written out"],
    ["1:1 aide", "one-to-one-aide", "with a colon"],
    ["1-1 aides", "one-to-one-aide", "in other writing and number"],
    ["Rosa’s Law", "rosas-law", "with a typographic apostrophe"],
    ["MTSS", "mtss", "whose s is no plural"],
    ["PBIS", "pbis", "whose s is no plural either"],
    ["What is a manifestation determination?", "manifestation-determination", "long, in a question"],
    ["LMN1", "lmn1", "which is not standard"],
    ["FAEP", undefined, "a typing error, which is not guessed here"],
    ["my son's IEP meeting went badly", undefined, "a sentence that only holds a name"],
    ["", undefined, "nothing"],
    ["?!", undefined, "no letters"],
    ["what is", undefined, "a question about nothing"],
  ])("%j is %s: %s", (typed, id) => {
    expect(findTerm(typed)?.id).toBe(id);
  });
});
