import { readFile, writeFile } from "node:fs/promises";
import type { AiTool, Language } from "@iep-insider/sdk/contract";
import { askConfirmed, confirmsAll } from "../askConfirmed.ts";
import { createAnswering } from "../createAnswering.ts";

/** The sample of an AI tool: what an invented parent asked, and the rules engine's answer, as a page shows both. */
export interface SampleAnswer {
  readonly question: Readonly<Record<string, unknown>>;
  readonly answer: unknown;
}

/** Without the translator: its sample comes from the glossary, which the dashboard's build includes. */
export const sampledTools = [
  "chat",
  "goal-analyzer",
  "denial-decoder",
  "dispute-guide",
] as const satisfies readonly AiTool[];

/** The file from which the tool's sample page is built. A path and no import: nothing here knows the widgets. */
function fileOf(tool: AiTool, language: Language): URL {
  const name = language === "en" ? "sampleAnswer.json" : `sampleAnswer.${language}.json`;
  return new URL(`../../../widgets/src/tools/${tool}/${name}`, import.meta.url);
}

export async function readSample(tool: AiTool, language: Language): Promise<SampleAnswer> {
  return JSON.parse(await readFile(fileOf(tool, language), "utf8"));
}

const answering = {
  en: await createAnswering("rules", "en"),
  es: await createAnswering("rules", "es"),
} satisfies Record<Language, unknown>;

/** Asks our own rules the sample's question, on the day of the evaluation. */
export async function answerSample(
  tool: AiTool,
  language: Language,
  { question }: SampleAnswer,
): Promise<SampleAnswer> {
  const { answer, isSure } = await askConfirmed(answering[language], tool, question as never, confirmsAll);
  const isCharged = isSure && answer.outcome === "answered";
  return JSON.parse(JSON.stringify({ question, answer: { ...answer, isCharged } }));
}

export async function writeSample(tool: AiTool, language: Language, sample: SampleAnswer): Promise<void> {
  await writeFile(fileOf(tool, language), `${JSON.stringify(sample, null, 2)}\n`);
}
