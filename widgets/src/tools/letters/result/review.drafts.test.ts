import { expect, it } from "vitest";
import { writeLetter } from "../logic.ts";
import { reviewDrafts } from "../tests/reviewDrafts.ts";
import { leastForm } from "../tests/sampleForms.ts";
import { reviewLetter } from "./review.ts";

const reviewed = reviewDrafts.map(({ type, typed, planted }) => {
  const form = {
    ...leastForm(type),
    childBirthDate: "2017-05-03",
    parentPhone: "(413) 555-0134",
    schoolAddress: "12 Maple Street",
    district: "Springfield Public Schools",
    specificConcerns: "",
    ...typed,
  };
  const found = reviewLetter(writeLetter(form, null)).map(({ kind }) => kind);
  return { typed, planted, found };
});

it("finds at least 95 % of the planted faults", () => {
  const faulty = reviewed.filter(({ planted }) => planted !== null);
  const missed = faulty.filter(({ planted, found }) => planted !== null && !found.includes(planted));
  expect(faulty).toHaveLength(30);
  expect(missed.length / faulty.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(0.05);
});

it("raises a false alarm in at most 5 % of the drafts", () => {
  const alarms = reviewed.filter(({ planted, found }) => found.some((kind) => kind !== planted));
  expect(reviewed).toHaveLength(60);
  expect(alarms.length / reviewed.length, JSON.stringify(alarms, null, 1)).toBeLessThanOrEqual(0.05);
});
