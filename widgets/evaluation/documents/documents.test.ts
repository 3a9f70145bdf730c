import { samples } from "@iep-insider/sdk/samples";
import { expect, test } from "vitest";
import { judge } from "./judge.ts";
import { readSample } from "./readSample.ts";
import { type DocumentScore, scoreDocument } from "./score.ts";

test("reads the samples as well as the limits say", async () => {
  const scores: DocumentScore[] = [];
  for (const sample of samples) scores.push(scoreDocument(await readSample(sample), sample));
  for (const set of ["shown", "held-out"] as const) {
    const results = judge(scores.filter((score) => score.set === set));
    expect(
      results.filter(({ isMet }) => !isMet),
      set,
    ).toEqual([]);
  }
});
