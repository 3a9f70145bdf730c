import { languages } from "@iep-insider/sdk/contract";
import { expect, it } from "vitest";
import { answerSample, readSample, sampledTools } from "./sampleAnswers.ts";

const samples = languages.flatMap((language) => sampledTools.map((tool) => ({ tool, language })));

it.each(samples)(
  "the sample of $tool ($language) shows what the rules answer: else run `npm run sample-answers`",
  async ({ tool, language }) => {
    const sample = await readSample(tool, language);
    expect(sample).toEqual(await answerSample(tool, language, sample));
  },
);

it.each(samples)(
  "the question of $tool ($language) is one that the rules answer",
  async ({ tool, language }) => {
    expect((await readSample(tool, language)).answer).toMatchObject({
      outcome: "answered",
      // What a parent wrote in Spanish is read for nothing (ADR 36).
      isCharged: language === "en" || tool !== "chat",
      crisis: null,
    });
  },
);
