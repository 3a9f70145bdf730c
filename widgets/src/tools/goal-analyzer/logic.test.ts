import { expect, it } from "vitest";
import { bandOf, goalFrom } from "./logic.ts";

it.each([
  [80, "strong"],
  [79, "needs-work"],
  [60, "needs-work"],
  [59, "weak"],
] as const)("calls a score of %i %s", (score, band) => expect(bandOf(score)).toBe(band));

it.each([[undefined], [null], [7], [["a"]], [{}]])("takes %j for no goal", (given) =>
  expect(goalFrom(given)).toBe(""),
);
