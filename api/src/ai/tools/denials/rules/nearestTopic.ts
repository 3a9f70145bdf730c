import type { DenialToDecode } from "@iep-insider/sdk/contract";
import { understand } from "../../chatbot/match/understand.ts";
import type { Intent } from "../../chatbot/rules/Intent.ts";

/** What a refusal is about, by the chat's topics, where its reason is none that we know; null where that is not clear. */
export function nearestTopic({ denialReason, context = "" }: DenialToDecode): Intent | null {
  const [topic] = understand({ question: `${denialReason}\n${context}` }).asked;
  return topic ?? null;
}
