import { expect, test } from "vitest";
import { readServiceSentence } from "./readServiceSentence.ts";

test.each([
  [
    "Speech therapy – 30 minutes, 2 times per week – Speech room – 9/4/2025 to 6/1/2026",
    "Speech therapy",
    "Speech room",
  ],
  [
    "Occupational therapy - individual -- 30 minutes a week -- gym",
    "Occupational therapy - individual",
    "gym",
  ],
  ["Reading: 45 minutes daily; Resource room; 9/4/2025 to 6/1/2026", "Reading", "Resource room"],
  ["Counseling: 30 minutes per month at: Room 4. From 9/4/2025 to 6/1/2026", "Counseling", "Room 4"],
  ["The school will provide 60 minutes, 5 times a week, of math instruction.", "math instruction", ""],
])("reads the name and the place of %s", (sentence, name, place) => {
  expect(readServiceSentence(sentence)).toMatchObject({ name, place });
});
