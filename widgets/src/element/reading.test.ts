import { readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { expect, it } from "vitest";
import { brandingWords } from "./branding/words.ts";
import * as missingWords from "./missingWords.ts";
import { otherToolWords } from "./otherTool/words.ts";
import { overlayWords } from "./overlay/words.ts";
import { comingWord, elementWords } from "./words.ts";

it("speaks to parents at grade 8 or below", () =>
  expect(
    readingGrade(
      withoutLeftOut(
        textOf([comingWord, elementWords, otherToolWords, overlayWords, brandingWords, { ...missingWords }]),
      ),
    ),
  ).toBeLessThanOrEqual(8));
