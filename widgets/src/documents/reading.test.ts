import { readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { expect, it } from "vitest";
import { emailWords } from "./letter/words.ts";
import { documentWords } from "./words.ts";

it("speaks of documents in words for eight years of school", () =>
  expect(readingGrade(withoutLeftOut(textOf([documentWords, emailWords])))).toBeLessThanOrEqual(8));
