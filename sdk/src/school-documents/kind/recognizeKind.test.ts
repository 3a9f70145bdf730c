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
  expect(recognizeKind(readLines(textOf(lines)), [])?.value).toBe(kind);
});

/** What is stated of a letter, what is asked about, and what is no letter of a school to parents. */
const letters: readonly (readonly [
  of: string,
  known: "stated" | "asked" | null,
  lines: readonly string[],
])[] = [
  [
    "an answer to the parent",
    "stated",
    ["Mr. Ames,", "You asked for an aide. The team does not support one. He has three friends at lunch."],
  ],
  [
    "a decision in other words",
    "asked",
    ["From: Lee Marsh", "To: Ann Ames", "Three times a week is more than he needs. It stays at two."],
  ],
  [
    "a decision that names what goes home",
    "asked",
    ["Hi Ann,", "He keeps his two sessions. Ms. Hart is going to send home a packet every week."],
  ],
  [
    "a removal that the school calls none",
    null,
    ["Hi Ann,", "It was a hard morning. Please come and get Ben. Keep him home tomorrow."],
  ],
  [
    "a parent",
    "asked",
    [
      "Dear Ms. Hart,",
      "I do not agree with the team. Ben will not eat alone. Please put my request in his file.",
    ],
  ],
  [
    "a parent who asks",
    null,
    ["Dear Principal Hart,", "I am requesting an evaluation. Ben cannot read, and he cries."],
  ],
  [
    "a newsletter",
    null,
    ["Dear families,", "Mr. Lee retires. He taught here for 30 years. Picture day is March 9."],
  ],
  [
    "a newsletter with a no",
    "asked",
    ["Dear families,", "We will not have school on March 20. Mr. Lee retires, and he will be missed."],
  ],
  [
    "a field trip slip",
    "asked",
    [
      "Dear Parent or Guardian,",
      "Your child will not be allowed to go without this slip. He or she needs a lunch.",
    ],
  ],
  [
    "a lunch bill",
    "asked",
    ["Dear Ms. Ames,", "Your student owes $14.20. Charged meals will not be provided after Friday."],
  ],
  [
    "a doctor",
    "asked",
    [
      "To Whom It May Concern:",
      "RE: Ben Ames",
      "Ben is under my care. He will not be allowed to run for two weeks.",
    ],
  ],
  [
    "a doctor without a no",
    null,
    ["Dear School Nurse,", "Ben has asthma. He should use his inhaler before gym."],
  ],
];

test.each(letters)("knows a letter: %s", (_, known, lines) => {
  const kind = recognizeKind(readLines(textOf(lines)), []);
  const letter = kind?.value === "denial-letter" ? kind : null;
  expect(letter && (letter.isClear ? "stated" : "asked")).toBe(known);
});

function textOf(lines: readonly string[]): DocumentText {
  const cell = (text: string) => ({ text, x: 72, width: 0, size: 10, isBold: false });
  return {
    source: "pasted",
    pages: [{ number: 1, lines: lines.map((line, index) => ({ cells: [cell(line)], y: index })) }],
  };
}
