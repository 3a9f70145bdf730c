import type { ToolId } from "./tools.ts";

const withFreeText: readonly ToolId[] = [
  "chat",
  "letter-generator",
  "goal-analyzer",
  "denial-decoder",
  "signing-advisor",
  "jargon-translator",
  "dispute-guide",
  "emotional-checkin",
  "document-reader",
];

/** Whether a parent writes about their child in a tool, beyond checking and choosing. */
export function takesFreeText(id: ToolId): boolean {
  return withFreeText.includes(id);
}
