import type { Evidence, EvidenceItem } from "./law/Evidence.ts";

/**
 * What the model gets besides the parent's words: each retrieved rule with its id, the terms, and the rules' own
 * finding.
 */
export function materialOf({ items, terms }: Evidence, brief: string): string {
  const law = items.length === 0 ? ["No rule was found. Cite none."] : items.map(inWords);
  const meanings = terms.map(({ term, explanation }) => `${term}: ${explanation}`);
  return [
    "Rules, each with its id:",
    ...law,
    ...(meanings.length === 0 ? [] : ["Words of the field that may be meant:", ...meanings]),
    "What our own rules found:",
    brief,
  ].join("\n\n");
}

function inWords({ id, title, text, citation }: EvidenceItem): string {
  return `[${id}] ${title}. ${text}\nSource: ${citation.label}. ${citation.statusInWords}`;
}
