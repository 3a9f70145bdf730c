import { samples } from "@iep-insider/sdk/samples";
import { expect, test } from "vitest";
import { judge } from "./judge.ts";
import { readSample } from "./readSample.ts";
import { type DocumentScore, scoreDocument } from "./score.ts";

type Reached = Readonly<Record<string, { readonly right: number; readonly wrong: number }>>;

/**
 * Fields that do not reach the limits yet, with what they reached when last measured. A field leaves this list when it
 * meets the limits, and none may get worse.
 */
const reached: Readonly<Record<"shown" | "held-out", Reached>> = {
  shown: {},
  "held-out": {
    dates: { right: 72, wrong: 4 },
    decisions: { right: 7, wrong: 2 },
    reasons: { right: 8, wrong: 0 },
    "notice parts": { right: 24, wrong: 0 },
    scores: { right: 20, wrong: 1 },
    eligibility: { right: 6, wrong: 1 },
    "present levels": { right: 24, wrong: 1 },
    goals: { right: 26, wrong: 4 },
    "goal areas": { right: 18, wrong: 1 },
    "service places": { right: 30, wrong: 3 },
    accommodations: { right: 36, wrong: 3 },
    placement: { right: 9, wrong: 1 },
    testing: { right: 16, wrong: 5 },
    transition: { right: 10, wrong: 1 },
    progress: { right: 4, wrong: 2 },
  },
};

test("reads the samples as well as the limits say, or no worse than before", async () => {
  const scores: DocumentScore[] = [];
  for (const sample of samples) scores.push(scoreDocument(await readSample(sample), sample));
  for (const set of ["shown", "held-out"] as const) {
    const worse = judge(scores.filter((score) => score.set === set)).filter(
      ({ field, right, wrong, isMet }) => {
        const before = reached[set][field];
        return !isMet && !(before && right >= before.right && wrong <= before.wrong);
      },
    );
    expect(worse, set).toEqual([]);
  }
});
