import { expect, it } from "vitest";
import type { Replaced } from "./Replaced.ts";
import { withPersonalDetails, withPersonalDetailsIn } from "./withPersonalDetails.ts";

const replaced: readonly Replaced[] = [
  { placeholder: "[name 1]", original: "Ana $& [date 1]", kind: "name" },
  { placeholder: "[date 1]", original: "10/3/2025", kind: "date" },
];

it.each([
  ["[name 1]'s plan of [date 1]", "Ana $& [date 1]'s plan of 10/3/2025"],
  ["[Name 1] reads.", "Ana $& [date 1] reads."],
  ["[name 2] and [phone 1] and name 1", "[name 2] and [phone 1] and name 1"],
  ["", ""],
])("puts the originals back in: %s", (text, expected) => {
  expect(withPersonalDetails(text, replaced)).toBe(expected);
});

it("puts them back in every text of an answer, and changes nothing else", () => {
  const answer = {
    score: 5,
    ok: true,
    none: null,
    "[date 1]": "[date 1]",
    list: ["by [date 1]", { deep: [["[date 1]"]] }],
  };
  expect(withPersonalDetailsIn(answer, replaced)).toEqual({
    score: 5,
    ok: true,
    none: null,
    "[date 1]": "10/3/2025",
    list: ["by 10/3/2025", { deep: [["10/3/2025"]] }],
  });
  expect(withPersonalDetailsIn("[date 1]", replaced)).toBe("10/3/2025");
});
