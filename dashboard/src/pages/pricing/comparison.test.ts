import { formatCents } from "@iep-insider/sdk/catalog";
import { expect, it } from "vitest";
import { busyMonth, costOfUses } from "./comparison.ts";

it("costs what the prices say, not what the specification says (ADR 11)", () => {
  expect(formatCents(costOfUses(busyMonth.quizzes + busyMonth.questions))).toBe("$69.86");
});
