import { expect, it } from "vitest";
import { findClaim, findWording } from "./findWording.ts";

it.each([
  ["Ask for Prior Written Notice.", "written notice", "Written Notice"],
  ["It has 60 calendar days.", /60 (school )?days/, null],
  ["Is it (free)?", "(free)?", "(free)?"],
  ["You win, you win.", /win/g, "win"],
])("a wording is looked for in %j", (words, wording, found) => {
  expect(findWording(words, wording)).toBe(found);
});

it.each([
  ["You will win.", true],
  ["It is not hard. You will win.", true],
  ["Nobody knows whether you will win.", false],
  ["It doesn't mean you will win.", false],
  ["We do not know if you will win, but you will win.", true],
])("a wording is claimed in %j: %s", (words, isClaimed) => {
  expect(findClaim(words, /you will win/)).toBe(isClaimed ? findWording(words, /you will win/) : null);
});
