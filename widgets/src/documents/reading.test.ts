import { readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { expect, it } from "vitest";
import { emailWords } from "./letter/words.ts";
import { documentWords } from "./words.ts";

it("describes documents at grade 8 or below", () =>
  expect(readingGrade(withoutLeftOut(textOf([documentWords, emailWords])))).toBeLessThanOrEqual(8));
