import { samples } from "@iep-insider/sdk/samples";
import { expect, test } from "vitest";
import { judge } from "./judge.ts";
import { readSample } from "./readSample.ts";
import { type DocumentScore, scoreDocument } from "./score.ts";

/**
 * Fields that do not reach the limits on the held-out samples yet, with what they reached when last measured. A field
 * leaves this list when it meets the limits, and none may get worse.
 */
const reached: Readonly<Record<string, { readonly right: number; readonly wrong: number }>> = {
  dates: { right: 47, wrong: 3 },
  decisions: { right: 8, wrong: 1 },
  reasons: { right: 8, wrong: 1 },
  "manifestation meeting": { right: 0, wrong: 0 },
  "present levels": { right: 19, wrong: 5 },
  goals: { right: 19, wrong: 5 },
  "goal areas": { right: 16, wrong: 0 },
  services: { right: 26, wrong: 0 },
  accommodations: { right: 36, wrong: 2 },
  placement: { right: 7, wrong: 2 },
  testing: { right: 17, wrong: 0 },
  signatures: { right: 22, wrong: 0 },
  progress: { right: 4, wrong: 1 },
};

test("reads the samples as well as the limits say, and the held-out ones no worse than before", async () => {
  const scores: DocumentScore[] = [];
  for (const sample of samples) scores.push(scoreDocument(await readSample(sample), sample));
  const [shown, heldOut] = (["shown", "held-out"] as const).map((set) =>
    judge(scores.filter((score) => score.set === set)),
  );
  expect(shown?.filter(({ isMet }) => !isMet)).toEqual([]);
  const worse = heldOut?.filter(({ field, right, wrong, isMet }) => {
    const before = reached[field];
    return !isMet && !(before && right >= before.right && wrong <= before.wrong);
  });
  expect(worse).toEqual([]);
});
