import { expect, it } from "vitest";
import { evaluationStart, meetingStart } from "./letterStart.ts";
import { checkIns } from "./tests/sampleEntries.ts";

const entries = checkIns(
  { emotion: "sad", context: "school", triggers: ["math test"], notes: "A private note." },
  { emotion: "worried", context: "school", triggers: ["math test", "bus"] },
  { emotion: "sad", context: "home" },
  { emotion: "happy", context: "home", triggers: ["cake"] },
);
const lines = [
  "I wrote down how my child felt 4 times, on November 21, 2026.",
  "3 were hard feelings: worried (1 time) and sad (2 times).",
  "2 of them were at school.",
  "What came before them most often: math test (2 times) and bus (1 time).",
];

it("begins the letter for a first evaluation in the field for feelings, a line each", () =>
  expect(evaluationStart(entries)).toEqual({
    letterType: "initial_evaluation",
    socialEmotionalConcerns: lines,
  }));

it("uses the singular for one, and leaves out missing parts", () => {
  expect(evaluationStart(checkIns({ emotion: "angry", context: "home" }))["socialEmotionalConcerns"]).toEqual(
    ["I wrote down how my child felt on November 21, 2026.", "One was a hard feeling: angry (1 time)."],
  );
  expect(evaluationStart(checkIns({ emotion: "happy" }))["socialEmotionalConcerns"]).toEqual([]);
});

it("never carries a note", () =>
  expect(JSON.stringify([meetingStart(entries), evaluationStart(entries)])).not.toContain("private"));
