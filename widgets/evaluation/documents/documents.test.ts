import { type Sample, samples } from "@iep-insider/sdk/samples";
import { expect, test } from "vitest";
import { judge } from "./judge.ts";
import { readSample } from "./readSample.ts";
import { type DocumentScore, scoreDocument } from "./score.ts";

type Reached = Readonly<Record<string, { readonly right: number; readonly wrong: number }>>;

/**
 * Fields that do not reach the limits yet, with what they reached when last measured. A field leaves this list when it
 * meets the limits, and none may get worse.
 */
const reached: Readonly<Record<Sample["set"], Reached>> = {
  shown: {},
  "held-out": {
    decisions: { right: 18, wrong: 1 },
    incident: { right: 11, wrong: 2 },
    eligibility: { right: 5, wrong: 3 },
    placement: { right: 13, wrong: 0 },
    progress: { right: 15, wrong: 0 },
  },
  "new-forms": {
    decisions: { right: 8, wrong: 4 },
    reasons: { right: 5, wrong: 1 },
    "notice parts": { right: 16, wrong: 0 },
    incident: { right: 7, wrong: 4 },
    "days of removal": { right: 9, wrong: 0 },
    "manifestation meeting": { right: 5, wrong: 0 },
    scores: { right: 23, wrong: 0 },
    eligibility: { right: 5, wrong: 0 },
    "present levels": { right: 46, wrong: 5 },
    goals: { right: 38, wrong: 4 },
    "goal areas": { right: 31, wrong: 7 },
    services: { right: 37, wrong: 4 },
    accommodations: { right: 60, wrong: 2 },
    placement: { right: 12, wrong: 0 },
    testing: { right: 24, wrong: 2 },
    "extended school year": { right: 15, wrong: 2 },
    transition: { right: 23, wrong: 2 },
    progress: { right: 2, wrong: 7 },
  },
};

test("reads the samples as well as the limits say, or no worse than before", async () => {
  const scores: DocumentScore[] = [];
  for (const sample of samples) scores.push(scoreDocument(await readSample(sample), sample));
  for (const set of ["shown", "held-out", "new-forms"] as const) {
    const worse = judge(scores.filter((score) => score.set === set)).filter(
      ({ field, right, wrong, isMet }) => {
        const before = reached[set][field];
        return !isMet && !(before && right >= before.right && wrong <= before.wrong);
      },
    );
    expect(worse, set).toEqual([]);
  }
});
