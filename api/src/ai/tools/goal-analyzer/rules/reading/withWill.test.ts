import { expect, it } from "vitest";
import { withWill } from "./withWill.ts";

it.each([
  ["By 5/2026, given a passage, Ana reads 95 words.", "By 5/2026, given a passage, Ana will read 95 words."],
  ["Using a planner, he records homework, by June.", "Using a planner, he will record homework, by June."],
  // How things are now, another verb, and what has its "will" already.
  ["Ana reads 62 words a minute.", "Ana reads 62 words a minute."],
  ["By June, Thomas is in class.", "By June, Thomas is in class."],
  ["By June, Ana will say what she reads.", "By June, Ana will say what she reads."],
])("puts a goal in the present tense with its will: %s", (text, meant) => {
  expect(withWill(text)).toBe(meant);
});
