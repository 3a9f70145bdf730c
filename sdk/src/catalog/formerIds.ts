import type { ToolId } from "./tools.ts";

/**
 * What tools were called before a tool's id and its tag said the same (ADR 68). Links, partners' pages and older copies
 * of the elements still use these ids, and stored data keeps them.
 */
export const formerToolIds: Readonly<Record<string, ToolId>> = {
  chatbot: "chat",
  screener: "504-screener",
  letters: "letter-generator",
  goals: "goal-analyzer",
  denials: "denial-decoder",
  "disability-screener": "evaluation-screener",
  rights: "rights-guide",
  "meeting-prep": "meeting-checklist",
};

/** @returns the id that replaced a former one; any other name as it is. */
export function currentToolId(name: string): string {
  return (Object.hasOwn(formerToolIds, name) && formerToolIds[name]) || name;
}

/**
 * The name of a tool in stored data, in our database and on parents' devices: the id that it had first. An update
 * therefore moves no data, and processes and tabs of both versions read what the other wrote.
 */
export type StoredToolName = string & { readonly isStoredName: true };

export function storedToolName(id: ToolId): StoredToolName {
  const former = Object.keys(formerToolIds).find((name) => formerToolIds[name] === id);
  // The only place that makes one.
  return (former ?? id) as StoredToolName;
}
