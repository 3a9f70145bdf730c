import { expect, test } from "vitest";
import type { DocumentText } from "../DocumentText.ts";
import type { DocumentKind } from "../findings.ts";
import { readLines } from "../lines/readLines.ts";
import { recognizeKind } from "./recognizeKind.ts";

const cases: readonly (readonly [kind: DocumentKind | undefined, lines: readonly string[]])[] = [
  ["iep", ["Individualized Education Program (IEP)", "Measurable Annual Goals", "Extended School Year"]],
  [
    "prior-written-notice",
    ["NOTICE OF PROPOSAL OR REFUSAL", "Description of the action proposed or refused"],
  ],
  ["denial-letter", ["Dear Ms. Ames,", "Thank you for your letter.", "The district is unable to grant it."]],
  ["evaluation-report", ["Psychoeducational Evaluation Report", "Reason for Referral", "Standard Score"]],
  ["progress-report", ["Report of Progress on Annual Goals", "Reporting period 2"]],
  ["discipline-notice", ["Notice of Suspension", "She was suspended under the Code of Conduct."]],
  [undefined, ["Lunch menu", "Pizza, salad"]],
];

test.each(cases)("recognizes %s", (kind, lines) => {
  expect(recognizeKind(readLines(textOf(lines)))?.value).toBe(kind);
});

function textOf(lines: readonly string[]): DocumentText {
  const cell = (text: string) => ({ text, x: 72, width: 0, size: 10, isBold: false });
  return {
    source: "pasted",
    pages: [{ number: 1, lines: lines.map((line, index) => ({ cells: [cell(line)], y: index })) }],
  };
}
