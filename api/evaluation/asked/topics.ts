import { intents } from "../../src/ai/tools/chat/rules/intents/index.ts";

const topics: ReadonlySet<string> = new Set(intents.map(({ id }) => id));

export function isTopic(id: string): boolean {
  return topics.has(id);
}
