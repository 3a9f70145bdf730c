import { expect, it } from "vitest";
import type { LetterForm } from "../form/fields.ts";
import { writeLetter } from "../logic.ts";
import { leastForm } from "../tests/sampleForms.ts";
import { type FindingKind, reviewLetter } from "./review.ts";

const whole = {
  ...leastForm("disagreement"),
  childBirthDate: "2017-05-03",
  parentPhone: "(413) 555-0134",
  schoolAddress: "12 Maple Street",
};
const review = (form: LetterForm) => reviewLetter(writeLetter(form, null));
const complaint = {
  letterType: "state_complaint",
  district: "Springfield Public Schools",
  specificConcerns: "September 8, 2026: no speech by Ms. Hale",
  requestedServices: "Make up 8 sessions",
} as const;
const kinds = (form: LetterForm) => review(form).map(({ kind }) => kind);
const saying = (specificConcerns: string) => kinds({ ...whole, specificConcerns });

it("finds nothing in a letter with facts, dates and a way to answer", () =>
  expect(review(whole)).toEqual([]));

it.each<[FindingKind, string]>([
  ["blank", "On October 3 [who it was] gave her 2 pages."],
  ["insult", "On October 3 the lazy aide gave her 2 pages."],
  ["insult", "On October 3 Ms. Hale lied to me for 20 minutes."],
  ["threat", "On October 3 you gave her 2 pages. I will sue the school."],
  ["threat", "On October 3 I told you twice that I will get a lawyer."],
  ["other-child", "On October 3 a classmate Tom hit her twice."],
  ["second-request", "On October 3 she read 2 lines. I also want a new teacher."],
  ["second-request", "On October 3 she read 2 lines. Please move her to another class."],
  ["no-date", "She reads 20 words in a minute."],
  ["no-example", "On October 3 she could not do the work."],
  ["vague-words", "On October 3 she got 2 of 10. She always struggles."],
])("finds %s in: %s", (kind, text) => expect(saying(text)).toEqual([kind]));

it.each([
  "10/3: read 20 words in a minute",
  "Since September she has come home crying twice a week",
  'On the 3rd of October she said "I can\'t"',
  "On October 3 she was lying on the floor for 10 minutes",
  "On October 3 he said he hates school, three times",
  "On October 6 another child hit him twice",
  "On October 6 [child's name] read 2 pages",
])("has nothing against: %s", (text) => expect(saying(text)).toEqual([]));

it("returns the parent's own words, and their field", () =>
  expect(review({ ...whole, specificConcerns: "On October 3 she was called stupid twice" })).toEqual([
    { kind: "insult", field: "specificConcerns", words: "stupid" },
  ]));

it("names the grave things first", () =>
  expect(saying("The useless office never calls. I will sue.")).toEqual([
    "insult",
    "threat",
    "no-date",
    "no-example",
  ]));

it("looks only at what the letter shows", () =>
  expect(kinds({ ...whole, requestedServices: "the lazy aide", behaviorConcerns: "stupid" })).toEqual([]));

it("misses what the school needs to find the child and to answer, once each", () => {
  const bare = { ...whole, childBirthDate: "", parentPhone: "", schoolAddress: " " };
  expect(review(bare).map(({ kind, field }) => [kind, field])).toEqual([
    ["missing", "childBirthDate"],
    ["missing", "parentPhone"],
    ["missing", "schoolAddress"],
  ]);
  expect(kinds({ ...bare, parentEmail: "ana@example.com" })).toEqual(["missing", "missing"]);
});

it("takes several services for one request", () => {
  const form = {
    ...whole,
    letterType: "specific_services",
    requestedServices: "Speech, twice a week\nOT, once a week",
  };
  expect(kinds(form as LetterForm)).toEqual([]);
});

it.each<[FindingKind[], Partial<LetterForm>]>([
  [["short-notice"], { letterType: "private_placement", eventDate: "2026-12-03" }],
  [[], { letterType: "private_placement", eventDate: "2026-12-04" }],
  [["old-date"], { ...complaint, specificConcerns: "November 20, 2025: no speech by Ms. Hale" }],
  [["no-year"], { ...complaint, specificConcerns: "September 8: no speech by Ms. Hale" }],
  [["no-solution"], { ...complaint, requestedServices: "" }],
  [[], complaint],
])("finds %j in %j", (expected, change) => expect(kinds({ ...whole, ...change })).toEqual(expected));

it.each([
  ["On October 3 Ms. Hale wrote 2 lines. 34 CFR 300.503 asks for a notice.", []],
  ["On October 3 Ms. Hale wrote 2 lines. 34 CFR 300.999 asks for a notice.", ["unverified-law"]],
])("takes a rule that the letters cite as checked: %s", (text, expected) =>
  expect(saying(text)).toEqual(expected),
);
