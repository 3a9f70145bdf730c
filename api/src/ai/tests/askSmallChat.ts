import type { ChatQuestion } from "@iep-insider/sdk/contract";
import { loadStates } from "@iep-insider/sdk/law";
import type { AnswerReport } from "../AnswerReport.ts";
import { type AnswererParts, createAnswerer } from "../answerer.ts";
import { createLawIndex } from "../law/createLawIndex.ts";
import type { ModelClient } from "../model/ModelClient.ts";
import { answerTools } from "../tools/index.ts";
import { smallChat } from "./smallChat.ts";

export const law = createLawIndex(await loadStates());

/** What a model may fill in, and what it may not. */
export const good = {
  advice: "You can see the records within 45 days. Ask in writing.",
  citations: ["records-access"],
};
export const invented = { ...good, citations: ["secret-law"] };
/** What the small chat says by itself. */
export const byRules = "You can see the file within 45 days. ";

/** Asks the small chat: the answer, and the one report of it. */
export async function ask(
  question: string | ChatQuestion,
  model: ModelClient | null = null,
  parts: Partial<AnswererParts> = {},
) {
  const reports: AnswerReport[] = [];
  const answerer = createAnswerer({
    law,
    tools: { ...answerTools, chat: smallChat },
    model,
    today: () => "2026-11-21",
    report: (event) => reports.push(event),
    ...parts,
  });
  const input = typeof question === "string" ? { question } : question;
  const answer = await answerer.answer("chat", input);
  const [report] = reports;
  if (report === undefined || reports.length > 1) throw new Error(`There are ${reports.length} reports.`);
  return { answer, report };
}
