import { readFile, writeFile } from "node:fs/promises";
import { toolById } from "@iep-insider/sdk/catalog";
import type { AiTool } from "@iep-insider/sdk/contract";
import { askConfirmed, confirmsAll } from "../askConfirmed.ts";
import { createAnswering } from "../createAnswering.ts";

/** The sample of an AI tool: what an invented parent asked, and the rules engine's answer, as a page shows both. */
export interface SampleAnswer {
  readonly question: Readonly<Record<string, unknown>>;
  readonly answer: unknown;
}

/** Without the translator: its sample comes from the glossary, which the dashboard's build includes. */
export const sampledTools = [
  "chatbot",
  "goals",
  "denials",
  "dispute-guide",
] as const satisfies readonly AiTool[];

/** The file from which the tool's sample page is built. A path and no import: nothing here knows the widgets. */
function fileOf(tool: AiTool): URL {
  const folder = toolById(tool).tag.replace(/^iep-/, "");
  return new URL(`../../../widgets/src/tools/${folder}/sampleAnswer.json`, import.meta.url);
}

export async function readSample(tool: AiTool): Promise<SampleAnswer> {
  return JSON.parse(await readFile(fileOf(tool), "utf8"));
}

const answering = createAnswering("rules");

/** Asks our own rules the sample's question, on the day of the evaluation. */
export async function answerSample(tool: AiTool, { question }: SampleAnswer): Promise<SampleAnswer> {
  const { answer, isSure } = await askConfirmed(await answering, tool, question as never, confirmsAll);
  const isCharged = isSure && answer.outcome === "answered";
  return JSON.parse(JSON.stringify({ question, answer: { ...answer, isCharged } }));
}

export async function writeSample(tool: AiTool, sample: SampleAnswer): Promise<void> {
  await writeFile(fileOf(tool), `${JSON.stringify(sample, null, 2)}\n`);
}
