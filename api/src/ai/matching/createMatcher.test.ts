import { expect, it } from "vitest";
import { createMatcher } from "./createMatcher.ts";
import { featuresOf } from "./featuresOf.ts";

const samples = (
  [
    ["bus", "the bus is late every day"],
    ["bus", "can he ride the bus with an aide"],
    ["records", "can i see his school file"],
    ["records", "they will not copy the records"],
  ] as const
).map(([label, text]) => ({ label, features: featuresOf(text, "en") }));
const match = createMatcher(samples);
const best = (text: string) =>
  match(featuresOf(text, "en")).reduce((one, other) => (other.score > one.score ? other : one)).label;

it.each([
  ["bus", "her busses come late"],
  ["records", "how do I get a copy of the recrods?"],
])("knows %s by its words, also misspelled: %s", (label, text) => {
  expect(best(text)).toBe(label);
});

it("tells nothing from words that it has never seen", () => {
  expect(match(featuresOf("zzz qqq", "en")).map(({ score }) => score)).toEqual([0, 0]);
});
