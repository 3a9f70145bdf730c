import { expect, it } from "vitest";
import type { DocumentText } from "../DocumentText.ts";
import { readFindings } from "../readFindings.ts";

it.each([
  [
    "The district has decided to deny your request for an evaluation, because your child has good grades.",
    "The district has decided to deny your request for an evaluation",
    "because your child has good grades.",
  ],
  [
    "The team met and will not be evaluating Ana at this time. Her grades are fine.",
    "The team met and will not be evaluating Ana at this time.",
    "Her grades are fine.",
  ],
  [
    "Unfortunately we cannot provide a one-to-one aide. We do not have enough staff.",
    "we cannot provide a one-to-one aide.",
    "We do not have enough staff.",
  ],
  [
    "Because Ana reads at grade level, the team does not believe an evaluation is warranted.",
    "the team does not believe an evaluation is warranted.",
    "Because Ana reads at grade level",
  ],
  [
    "Ana passed every class last year. Therefore, no assessment will be conducted.",
    "no assessment will be conducted.",
    "Ana passed every class last year.",
  ],
])("reads a letter whose lines are all at one distance: %s", (body, refused, reason) => {
  const { kind, notice } = readFindings(
    evenlySpaced("October 20, 2026", "Dear Ms. Ortiz,", body, "Sincerely, Mr. Hale, Principal"),
  );
  expect(kind?.value).toBe("denial-letter");
  expect(notice?.decisions.map(({ value }) => value)).toEqual([{ type: "refuses", text: refused }]);
  expect(notice?.reasons.map(({ value }) => value)).toEqual([reason]);
  const found = [...(notice?.decisions ?? []), ...(notice?.reasons ?? [])];
  expect(found.map(({ isClear }) => isClear)).toEqual([false, false]);
});

function evenlySpaced(...texts: readonly string[]): DocumentText {
  const lines = texts.map((text, index) => ({
    y: 40 + 22 * index,
    cells: [{ text, x: 60, width: 5 * text.length, size: 11, isBold: false }],
  }));
  return { source: "pdf", pages: [{ number: 1, lines }] };
}
