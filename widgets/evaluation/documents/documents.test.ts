import { type Sample, samples } from "@iep-insider/sdk/samples";
import { expect, test } from "vitest";
import { evaluateForms } from "./forms/evaluateForms.ts";
import { judge } from "./judge.ts";
import { readSample } from "./readSample.ts";
import { type DocumentScore, scoreDocument } from "./score.ts";

/** What was found, stated or asked about; what was stated wrongly; and the questions whose answer is no. */
interface Counts {
  readonly found: number;
  readonly wrong: number;
  readonly no: number;
}
type Reached = Readonly<Record<string, Counts>>;

/**
 * Fields that do not reach the limits yet, with what they reached when last measured. A field leaves
 * this list when it meets the limits, and none may get worse.
 */
const reached: Readonly<Record<Sample["set"] | "made-up", Reached>> = {
  "made-up": {},
  shown: {},
  "held-out": {},
  "new-forms": {
    kind: { found: 27, wrong: 3, no: 0 },
    dates: { found: 45, wrong: 1, no: 0 },
    decisions: { found: 17, wrong: 0, no: 3 },
    reasons: { found: 16, wrong: 3, no: 1 },
    "notice parts": { found: 35, wrong: 0, no: 0 },
    "manifestation meeting": { found: 2, wrong: 0, no: 0 },
    scores: { found: 0, wrong: 0, no: 0 },
    eligibility: { found: 3, wrong: 0, no: 0 },
    "present levels": { found: 8, wrong: 3, no: 2 },
    goals: { found: 10, wrong: 0, no: 7 },
    "goal areas": { found: 0, wrong: 5, no: 5 },
    "service places": { found: 12, wrong: 0, no: 0 },
    accommodations: { found: 13, wrong: 0, no: 2 },
    placement: { found: 3, wrong: 0, no: 0 },
    testing: { found: 6, wrong: 0, no: 0 },
    "extended school year": { found: 4, wrong: 2, no: 0 },
    signatures: { found: 12, wrong: 0, no: 0 },
    progress: { found: 2, wrong: 0, no: 7 },
  },
};

test.each(["shown", "held-out", "new-forms", "made-up"] as const)(
  "reads the samples of %s as well as the limits say, or no worse than before",
  async (set) => {
    const worse = judge(await scoresOf(set)).filter(({ field, right, wrong, asked, askedWrong, isMet }) => {
      const before = reached[set][field];
      if (isMet || !before) return !isMet;
      return right + asked < before.found || wrong > before.wrong || askedWrong > before.no;
    });
    expect(worse).toEqual([]);
  },
  // More than 500 documents; how fast they are read is measured by `npm run evaluate`.
  180_000,
);

async function scoresOf(set: keyof typeof reached): Promise<DocumentScore[]> {
  if (set === "made-up") return evaluateForms(20);
  const scores: DocumentScore[] = [];
  for (const sample of samples.filter((each) => each.set === set))
    scores.push(scoreDocument(await readSample(sample), sample));
  return scores;
}
