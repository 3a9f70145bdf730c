import type { AiSettings } from "../aiSettings.ts";

/** Who gets the questions of the AI tools, by the name that a parent can look up; null where nobody does. */
export function aiProvider(ai: AiSettings | null): string | null {
  if (ai === null) return null;
  const { hostname } = new URL(ai.baseUrl);
  return hostname === "api.openai.com" ? "OpenAI" : hostname;
}
