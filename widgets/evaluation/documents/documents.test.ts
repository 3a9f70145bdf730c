import { type Sample, samples } from "@iep-insider/sdk/samples";
import { expect, test } from "vitest";
import { evaluateForms } from "./forms/evaluateForms.ts";
import { judge } from "./judge.ts";
import { readSample } from "./readSample.ts";
import { type DocumentScore, scoreDocument } from "./score.ts";

type Reached = Readonly<Record<string, { readonly right: number; readonly wrong: number }>>;

/**
 * Fields that do not reach the limits yet, with what they reached when last measured, questions included. A field leaves
 * this list when it meets the limits, and none may get worse.
 */
const reached: Readonly<Record<Sample["set"] | "made-up", Reached>> = {
  "made-up": {},
  shown: {},
  "held-out": {},
  "new-forms": {},
};

test.each(["shown", "held-out", "new-forms", "made-up"] as const)(
  "reads the samples of %s as well as the limits say, or no worse than before",
  async (set) => {
    const worse = judge(await scoresOf(set)).filter(({ field, right, wrong, asked, askedWrong, isMet }) => {
      const before = reached[set][field];
      return !isMet && !(before && right + asked >= before.right && wrong + askedWrong <= before.wrong);
    });
    expect(worse).toEqual([]);
  },
);

async function scoresOf(set: keyof typeof reached): Promise<DocumentScore[]> {
  if (set === "made-up") return evaluateForms(20);
  const scores: DocumentScore[] = [];
  for (const sample of samples.filter((each) => each.set === set))
    scores.push(scoreDocument(await readSample(sample), sample));
  return scores;
}
