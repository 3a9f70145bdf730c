import { expect, it } from "vitest";
import { createClassifier } from "./createClassifier.ts";
import { featuresOf } from "./featuresOf.ts";

const texts = (
  [
    [true, "the bus is late every day"],
    [true, "can he ride the bus with an aide"],
    [false, "can i see his school file"],
    [false, "they will not copy the file"],
    [false, "the file is not right"],
  ] as const
).map(([isYes, text]) => ({ isYes, features: featuresOf(text, "en") }));
const oddsOf = (text: string) => createClassifier(texts)(featuresOf(text, "en"));

it("tells one kind of text from the other, also misspelled", () => {
  expect(oddsOf("her buss came late")).toBeGreaterThan(0);
  expect(oddsOf("who may see the files?")).toBeLessThan(0);
});

it("tells nothing from words that it has never seen, however many texts are of one kind", () => {
  expect(Math.abs(oddsOf("zzz qqq"))).toBeLessThan(0.5);
});
