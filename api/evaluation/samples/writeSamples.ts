import { languages } from "@iep-insider/sdk/contract";
import { answerSample, readSample, sampledTools, writeSample } from "./sampleAnswers.ts";

// `npm run sample-answers`: writes the rules engine's current answers to the samples' questions to the files that the
// sample pages are built from.

for (const language of languages)
  for (const tool of sampledTools) {
    const sample = await answerSample(tool, language, await readSample(tool, language));
    await writeSample(tool, language, sample);
    console.log(`${tool} (${language}): written`);
  }
