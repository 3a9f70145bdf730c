import type { AiTool } from "@iep-insider/sdk/contract";
import { namedTerms } from "@iep-insider/sdk/law/glossary";
import { askedFor, crisisHelpFor, languageOf } from "@iep-insider/sdk/safety";
import type { InputOfTool } from "./AnswerTool.ts";
import type { AnswerTools } from "./answerer.ts";
import { isToConfirm } from "./write.ts";

/**
 * Whether a question is free for everyone: what we decline, signs of crisis in a question, a reading to be confirmed
 * (ADR 31), terms that need no model (ADR 30), and Spanish that no model is there to read. Without AI the translator has its glossary
 * and nothing to sell beyond it.
 */
export function costsNothing<Tool extends AiTool>(
  tools: AnswerTools,
  tool: Tool,
  input: InputOfTool<Tool>,
  isAiOn: boolean,
): boolean {
  const words = tools[tool].wordsOf(input);
  if (askedFor(words.join("\n")) !== null) return true;
  // Without AI, Spanish gets a summary at best (ADR 36).
  const isReadByRules = tool === "chat" || tool === "denial-decoder";
  if (!isAiOn && isReadByRules && languageOf(words[0] ?? "") !== "en") return true;
  if (isToConfirm(tools[tool], input)) return true;
  if (!isAiOn && tools[tool].confirmation?.isRejected?.(input)) return true;
  if (tool === "chat") return crisisHelpFor(words.join("\n")) !== null;
  return tool === "jargon-translator" && (!isAiOn || words.some((text) => namedTerms(text).terms.length > 0));
}
