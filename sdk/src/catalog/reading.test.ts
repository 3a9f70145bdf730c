import { expect, it } from "vitest";
import { readingGrade, textOf, withoutLeftOut } from "../reading-grade/index.ts";
import { tools } from "./tools.ts";

it("says what each tool is in words for eight years of school", () => {
  const cards = tools.map(({ title, description }) => ({ title, description }));
  expect(readingGrade(withoutLeftOut(textOf(cards)))).toBeLessThanOrEqual(8);
});
