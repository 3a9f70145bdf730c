import { expect, test } from "vitest";
import { compare } from "./compare.ts";
import { moneyOf } from "./figures.ts";

const written = (figure: number) => figure.toLocaleString("en-US");
const before = "the 30 days before";

test.each([
  [0, 0, "none in the 30 days before either"],
  [7, 0, "none in the 30 days before"],
  [7, 7, "as in the 30 days before"],
  [0, 1200, "1,200 in the 30 days before"],
  [19, 1, "18 more than in the 30 days before (1)"],
  [1, 19, "18 less than in the 30 days before (19)"],
  [22, 20, "10% more than in the 30 days before (20)"],
  [1004, 1000, "about as in the 30 days before (1,000)"],
  [200, 20, "10 times that of the 30 days before (20)"],
  [30_000, 20, "1,500 times that of the 30 days before (20)"],
])("%i after %i: %s", (now, was, words) => {
  expect(compare(now, was, before, { written, few: 20 })).toBe(words);
});

test("shows money without fractions of cents", () => {
  const sizes = { written: moneyOf, few: 1_000_000 };
  expect(compare(900_000, 500_000, before, sizes)).toBe("$0.40 more than in the 30 days before ($0.50)");
  expect(compare(3_000_000, 2_000_000, before, sizes)).toBe("50% more than in the 30 days before ($2.00)");
});
