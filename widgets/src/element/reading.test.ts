import { readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { expect, it } from "vitest";
import { words as brandingWords } from "./branding/words.ts";
import { words as dialogWords } from "./dialog/words.ts";
import { words as failedWords } from "./failedFill.ts";
import { words as otherToolWords } from "./otherTool/words.ts";
import { words } from "./words.ts";

it("speaks to parents in words for eight years of school", () =>
  expect(
    readingGrade(withoutLeftOut(textOf([words, otherToolWords, dialogWords, brandingWords, failedWords]))),
  ).toBeLessThanOrEqual(8));
