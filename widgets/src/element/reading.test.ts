import { readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { expect, it } from "vitest";
import { words as otherToolWords } from "./otherTool/words.ts";
import { words } from "./words.ts";

// What it says to a site's owner is for somebody who writes web pages.
const { forSiteOwner: _, missingServer: __, unknownSite: ___, ...forParents } = words;

it("speaks to parents in words for eight years of school", () => {
  expect(readingGrade(withoutLeftOut(textOf([forParents, otherToolWords])))).toBeLessThanOrEqual(8);
});
