import fc from "fast-check";
import { expect, it } from "vitest";
import { inventedNumbers } from "./inventedNumbers.ts";

it.each([
  ["the same numbers", "from 40% to 80%", "from 40% to 80%", []],
  ["a number in words that is given back in digits", "in four of five trials", "4 of 5 trials", []],
  ["a blank", "will read better", "will read [how many] words", []],
  ["a target nobody named", "will read better", "will read 90 words in 4 of 5 trials", ["90", "4", "5"]],
  ["a part of a number", "to 180 words", "to 80 words", ["80"]],
])("an invented number is looked for in %s", (_, goal, rewritten, invented) => {
  expect(inventedNumbers(goal, rewritten)).toEqual(invented);
});

it("an invented number is never one of the goal's own, and always one that it has not", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 2, maxLength: 6 }), ([strange, ...own]) => {
      const goal = `reads ${own.join(" then ")} words`;
      expect(inventedNumbers(goal, goal)).toEqual([]);
      expect(inventedNumbers(goal, `${goal} and ${strange}`)).toEqual([String(strange)]);
    }),
  );
});
