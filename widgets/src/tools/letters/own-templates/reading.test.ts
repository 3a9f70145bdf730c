import { readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { expect, it } from "vitest";
import { doorWords } from "./doorWords.ts";
import * as words from "./words.ts";

it.each([
  ["the ways in", textOf(doorWords)],
  ["the list", textOf(words.listWords)],
  ["taking along", textOf([words.takeAlongWords, words.nothingChanged])],
  ["saving", textOf(words.saveWords)],
  ["what can go wrong", textOf([words.changeProblems, words.fileProblems])],
  ...Object.entries({ ...words.changeProblems, ...words.fileProblems }),
])("%s reads at grade 8 at most", (_, text) => {
  expect(readingGrade(withoutLeftOut(text))).toBeLessThanOrEqual(8);
});
