import { expect, it } from "vitest";
import { LetterModel, packModel } from "./LetterModel.ts";
import { labels, tableSize } from "./labels.ts";

it("keeps the weights of rows near and far, to a quarter, and none beyond its range", () => {
  const weights = new Float64Array(tableSize * labels.length);
  const given = [
    [0, 1, 0.5],
    [31, 0, -1.3],
    [32, 6, 2],
    [40_000, 3, -7.75],
    [65_535, 2, 100],
  ] as const;
  for (const [row, label, weight] of given) weights[row * labels.length + label] = weight;
  const model = new LetterModel(packModel(weights));
  expect(given.map(([row, label]) => model.weight(row, label))).toEqual([0.5, -1.25, 2, -7.75, 7.75]);
  expect(model.weight(33, 6)).toBe(0);
});
