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
  shown: {
    decisions: { right: 152, wrong: 8 },
    reasons: { right: 145, wrong: 7 },
    incident: { right: 66, wrong: 8 },
  },
  "held-out": {},
  "new-forms": {},
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
