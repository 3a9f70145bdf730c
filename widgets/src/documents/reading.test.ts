import { readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { expect, it } from "vitest";
import { emailWords } from "./letter/words.ts";
import { words } from "./words.ts";

it("speaks of documents in words for eight years of school", () =>
  expect(readingGrade(withoutLeftOut(textOf([words, emailWords])))).toBeLessThanOrEqual(8));
