import { openToolPath, type ToolId } from "@iep-insider/sdk/catalog";
import type { HandOff } from "@iep-insider/sdk/host";

/** What the address of a tool may say it starts with: answers of the tool's own, which it checks itself. */
const answersOf: Partial<Record<ToolId, readonly string[]>> = {
  "letter-generator": ["letterType"],
  "rights-guide": ["right", "state"],
  "jargon-translator": ["term"],
};

/**
 * An address that opens a tool at a certain place. That place is in the part after `#`, which browsers do not send to a
 * server.
 * @example startPath("rights-guide", "state", "TX") // "/advanced-tools?tool=rights-guide#state=TX"
 */
export function startPath(tool: ToolId, answer: string, value: string): string {
  return `${openToolPath(tool)}#${new URLSearchParams({ [answer]: value })}`;
}

/** @returns what the `#` of an address says the tool starts with; null for every other. */
export function startIn(tool: ToolId, hash: string): HandOff | null {
  const said = new URLSearchParams(hash.slice(1));
  const given = (answersOf[tool] ?? []).flatMap((answer) => {
    const value = said.get(answer);
    return value ? [[answer, value] as const] : [];
  });
  return given.length === 0 ? null : { from: tool, answers: Object.fromEntries(given) };
}
