import { answerSample, readSample, sampledTools, writeSample } from "./sampleAnswers.ts";

// `npm run sample-answers`: writes the rules engine's current answers to the samples' questions to the files that the
// sample pages are built from.

for (const tool of sampledTools) {
  const sample = await answerSample(tool, await readSample(tool));
  await writeSample(tool, sample);
  console.log(`${tool}: written`);
}
