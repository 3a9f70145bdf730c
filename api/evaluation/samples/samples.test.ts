import { expect, it } from "vitest";
import { answerSample, readSample, sampledTools } from "./sampleAnswers.ts";

it.each(sampledTools)(
  "the sample of %s shows what the rules answer: else run `npm run sample-answers`",
  async (tool) => {
    const sample = await readSample(tool);
    expect(sample).toEqual(await answerSample(tool, sample));
  },
);

it.each(sampledTools)("the question of %s is one that the rules answer surely", async (tool) => {
  expect((await readSample(tool)).answer).toMatchObject({
    outcome: "answered",
    isCharged: true,
    crisis: null,
  });
});
