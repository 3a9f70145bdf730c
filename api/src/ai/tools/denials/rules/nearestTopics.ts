import type { DenialToDecode } from "@iep-insider/sdk/contract";
import { type Understanding, understand } from "../../chatbot/match/understand.ts";

/** What a refusal is about by the chat's topics, which are learned from other texts than the reasons are. */
export function nearestTopics({
  denialReason,
  context = "",
}: DenialToDecode): Pick<Understanding, "asked" | "choices"> {
  return understand({ question: `${denialReason}\n${context}` });
}
