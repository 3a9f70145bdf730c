import fc from "fast-check";
import { expect, it } from "vitest";
import { bandOf, bands, goalFrom } from "./logic.ts";

it.each([
  [100, "strong"],
  [80, "strong"],
  [79, "needs-work"],
  [60, "needs-work"],
  [59, "weak"],
  [0, "weak"],
] as const)("calls a score of %i %s (tools.md section 9)", (score, band) => {
  expect(bandOf(score)).toBe(band);
});

it("never gives a higher score a weaker band", () => {
  const score = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(score, score, (one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one];
      expect(bands.indexOf(bandOf(high))).toBeLessThanOrEqual(bands.indexOf(bandOf(low)));
    }),
  );
});

it.each([[undefined], [null], [7], [["a"]], [{}]])("takes %j for no goal", (given) => {
  expect(goalFrom(given)).toBe("");
});
