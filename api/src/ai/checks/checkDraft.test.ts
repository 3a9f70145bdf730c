import fc from "fast-check";
import { expect, it } from "vitest";
import { checkDraft } from "./checkDraft.ts";
import { checkedFor } from "./tests/checkedFor.ts";

const sound = [
  "You can ask the school to tell you in writing why it says no.",
  "The notice has to say what they looked at. Keep a copy of your letter.",
];

const hard =
  "Notwithstanding administrative considerations, institutional obligations necessitate documentation. ".repeat(
    3,
  );

it("all checks together let a sound answer pass", () => {
  expect(checkDraft(checkedFor({ prose: sound }))).toEqual([]);
});

it("all checks together name each that failed", () => {
  const prose = [`You will win within 99 days under 34 CFR 300.999. ${hard} <b>`];
  const failed = checkDraft(checkedFor({ prose, citations: ["made-up"], longestProse: 20 }));
  expect(failed.map(({ check }) => check)).toEqual([
    "citations",
    "sections",
    "days",
    "language",
    "readingGrade",
    "length",
    "safety",
  ]);
  expect(failed.every(({ reason }) => reason !== "")).toBe(true);
});

it("all checks together end soon, whatever was written", () => {
  const words = ["1 ", "one hundred and ", "34 CFR 300.", "<", "your ", "(", "- ", "a@a", "1-", " v. "];
  const text = fc.oneof(
    fc.string({ maxLength: 500 }),
    fc.constantFrom(...words).map((one) => one.repeat(1_000)),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 4 }), (prose) => {
      expect(checkDraft(checkedFor({ prose, words: prose }))).toBeDefined();
    }),
    { numRuns: 40 },
  );
});
