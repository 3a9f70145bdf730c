import type { AiSettings } from "../aiSettings.ts";

/** The company that receives the AI tools' questions, by the name that a parent can look up; null when none does. */
export function aiProvider(ai: AiSettings | null): string | null {
  if (ai === null) return null;
  const { hostname } = new URL(ai.baseUrl);
  return hostname === "api.openai.com" ? "OpenAI" : hostname;
}
