import { formatCents, prices, usesUntilProPays } from "@iep-insider/sdk/catalog";
import { expect, it } from "vitest";
import { busyMonth, costOfUses } from "./comparison.ts";

it("costs what the prices say, not what the specification says (DECISIONS 16)", () => {
  expect(formatCents(costOfUses(busyMonth.quizzes + busyMonth.questions))).toBe("$69.86");
});

it("costs less than Pro up to the use before the one that it names, and more from that one on", () => {
  expect(usesUntilProPays).toBe(5);
  expect(costOfUses(usesUntilProPays - 1)).toBeLessThanOrEqual(prices.proMonthly);
  expect(costOfUses(usesUntilProPays)).toBeGreaterThan(prices.proMonthly);
});
