import fc from "fast-check";
import { expect, it } from "vitest";
import { timeGrowth } from "../../tests/timeGrowth.ts";
import { likelySchools } from "./likelySchools.ts";
import type { Replaced } from "./Replaced.ts";
import { withoutPersonalDetails } from "./withoutPersonalDetails.ts";
import { withPersonalDetails } from "./withPersonalDetails.ts";

const names = ["Ana", "Ana Lopez", "Will", "O'Brien", "José", "Mary-Kate Li"];
const detail = fc.oneof(
  fc.constantFrom(...names, "ana", "LOPEZ", "O’Brien's", "jose", "Mary Kate"),
  fc.constantFrom(
    ..."10/3/2025|2025-10-03|Oct. 3|October 3rd, 2025|3 October|March 2026|on 10/3.".split("|"),
  ),
  fc.constantFrom("555-123-4567", "(555) 123-4567 ext. 3", "+1 555.123.4567", "a@b.co", "ana.lopez@x.org"),
  fc.constantFrom(
    "123-45-6789",
    "ID: S-004821",
    "12 Oak St, Apt 3",
    "www.x.org/ana",
    "５５５－１２３－４５６７",
    "—",
  ),
  fc.constantFrom("[name 1]", "[Date 2]", "[phone 1]", "[name 0]", "[name", "1]"),
);
const word = fc.constantFrom(..."will read by the [ ] 's 80% 4/5 300.503 2025-26 may I".split(" "));
const anyText = fc
  .array(
    fc.tuple(
      fc.oneof(detail, word, fc.string({ unit: "binary", maxLength: 4 })),
      fc.constantFrom(" ", "\n", ", ", ". ", ""),
    ),
  )
  .map((pairs) => pairs.flat().join(""));

it("is restored unchanged", () => {
  fc.assert(
    fc.property(anyText, anyText, (one, other) => {
      const first = withoutPersonalDetails(one, names);
      const typed = new Set(first.replaced.map(({ placeholder }) => placeholder));
      const second = withoutPersonalDetails(other, names, first.replaced);
      expect(withPersonalDetails(first.text, second.replaced)).toBe(one);
      // Text in the second field that looks exactly like one of our placeholders is treated as one.
      if (![...typed].some((placeholder) => other.includes(placeholder)))
        expect(withPersonalDetails(second.text, second.replaced)).toBe(other);
    }),
    { numRuns: 1000 },
  );
});

it("keeps nothing of the details, and everything else", () => {
  const plain = fc.constantFrom("will", "read", "by", "the", "80%", "in 36 weeks", "300.503", "grade 3.5");
  const known = fc.constantFrom(
    ..."Ana|Ana Lopez|José|10/3/2025|Oct. 3, 2025|555-123-4567|a@b.co".split("|"),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(plain, known), { minLength: 1 }), (pairs) => {
      const { text, replaced } = withoutPersonalDetails(pairs.flat().join(" ; "), names);
      for (const { original } of replaced) expect(text).not.toContain(original);
      expect(text.replace(/\[\w+ \d+\]/g, "_")).toBe(pairs.flatMap(([word]) => [word, "_"]).join(" ; "));
    }),
  );
});

it("has one placeholder for one detail", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { replaced } = withoutPersonalDetails(text, names);
      const unlike = (key: (one: Replaced) => string) => new Set(replaced.map(key)).size;
      expect(unlike(({ placeholder }) => placeholder)).toBe(replaced.length);
      expect(unlike(({ kind, original }) => `${kind} ${original}`)).toBe(replaced.length);
    }),
  );
});

it("is read in no time, however long", () => {
  const parts = [
    "a",
    "1 ",
    "Ana ",
    "A",
    "may 3 ",
    "12-",
    "5 Maple ",
    "www.",
    "number # ",
    "５",
    "+1 ",
    "a@b.",
    "[name 1]",
  ];
  const start = performance.now();
  for (const part of parts) withoutPersonalDetails(part.repeat(40_000 / part.length), names);
  expect(performance.now() - start).toBeLessThan(10_000);
});

it("is searched for schools in time that grows with the text, not with its square", () => {
  for (const part of ["City ", "Unified ", "High ", "Oak "])
    expect(timeGrowth(likelySchools, part), part).toBeLessThanOrEqual(15);
});
