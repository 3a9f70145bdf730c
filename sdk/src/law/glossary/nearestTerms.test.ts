import fc from "fast-check";
import { expect, it } from "vitest";
import { namesOf } from "./findTerm.ts";
import { glossary } from "./generated/glossary.ts";
import { nearestTerms } from "./nearestTerms.ts";

const idsNear = (typed: string, most = 5) => nearestTerms(typed, most).map(({ id }) => id);

it.each<[typed: string, first: string]>([
  ["FAEP", "fape"],
  ["IPE", "iep"],
  ["IEPP", "iep"],
  ["procedural safegards", "procedural-safeguards"],
  ["acommodations", "accommodations"],
  ["least restricitve enviroment", "lre"],
  ["free apropriate public educaton", "fape"],
  ["paraprofesional", "paraprofessional"],
  ["ocupational therapy", "ot"],
  ["compensitory education", "compensatory-education"],
  ["independant educational evaluation", "iee"],
  ["written notice of refusal", "pwn"],
])("%j is near to %s", (typed, first) => {
  expect(idsNear(typed)[0]).toBe(first);
});

it.each<[typed: string, why: string]>([
  ["CAT", "one letter from AT, and a word of its own"],
  ["mortgage refinancing", "words of another field"],
  ["QZRB protocol", "an unknown name"],
  ["hello there", "a greeting"],
  ["the school", "words that point to no term"],
])("%j is near to none: %s", (typed) => {
  expect(idsNear(typed)).toEqual([]);
});

it("puts the exact name first, then names that share its words", () => {
  expect(idsNear("mediation")[0]).toBe("mediation");
  expect(idsNear("behavior plan")[0]).toBe("bip");
  expect(idsNear("stay put rights")[0]).toBe("stay-put");
});

it("stays away from several terms where the text is a question", () => {
  expect(idsNear("how do I ask the principal nicely for a BIPP this week")).toEqual([]);
});

it("knows Spanish names by some of their words", () => {
  expect(idsNear("audiencia")).toContain("due-process");
  expect(idsNear("la escuela de mi niño")).toEqual([]);
});

it("returns no more than requested", () => {
  expect(idsNear("evaluation", 3)).toHaveLength(3);
  expect(idsNear("evaluation", 0)).toEqual([]);
});

const longNames = glossary.flatMap((term) =>
  namesOf(term)
    .filter((name) => /^[A-Za-z]{10,}$/.test(name))
    .map((name) => ({ id: term.id, name })),
);

it("finds a long name in spite of one letter left out, doubled or put for another", () => {
  const slips = ["", "double", "x"] as const;
  fc.assert(
    fc.property(
      fc.constantFrom(...longNames),
      fc.nat({ max: 9 }),
      fc.constantFrom(...slips),
      ({ id, name }, at, slip) => {
        const letter = name[at] ?? "";
        const instead = slip === "double" ? letter + letter : slip;
        expect(idsNear(name.slice(0, at) + instead + name.slice(at + 1))).toContain(id);
      },
    ),
    { numRuns: 300 },
  );
});

it("takes any text, and never names a term twice", () => {
  fc.assert(
    fc.property(fc.string(), fc.nat({ max: 8 }), (typed, most) => {
      const ids = idsNear(typed, most);
      expect(ids.length).toBeLessThanOrEqual(most);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});
