import { expect, test } from "vitest";
import { areSimilar } from "./similarity.ts";

test.each([
  ["Extended time (1.5x)", "extended time 1.5 x", true],
  ["Preferential seating away from the door", "Preferential seating", false],
  ["Small-group testing", "Small group testing.", true],
  ["30 minutes", "45 minutes", false],
])("compares %s with %s", (a, b, expected) => {
  expect(areSimilar(a, b)).toBe(expected);
});
