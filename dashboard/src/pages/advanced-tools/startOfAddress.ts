import { openToolPath, type ToolId } from "@iep-insider/sdk/catalog";
import type { HandOff } from "@iep-insider/sdk/host";

/** The tool's answers that a URL may preset; the tool validates them. */
const answersOf: Partial<Record<ToolId, readonly string[]>> = {
  "letter-generator": ["letterType"],
  "rights-guide": ["right", "state"],
  "jargon-translator": ["term"],
};

/**
 * A URL that opens a tool with a start value in the fragment, which browsers do not send to a server.
 * @example startPath("rights-guide", "state", "TX") // "/advanced-tools?tool=rights-guide#state=TX"
 */
export function startPath(tool: ToolId, answer: string, value: string): string {
  return `${openToolPath(tool)}#${new URLSearchParams({ [answer]: value })}`;
}

/** @returns the start values in a fragment; null without any. */
export function startIn(tool: ToolId, hash: string): HandOff | null {
  const said = new URLSearchParams(hash.slice(1));
  const given = (answersOf[tool] ?? []).flatMap((answer) => {
    const value = said.get(answer);
    return value ? [[answer, value] as const] : [];
  });
  return given.length === 0 ? null : { from: tool, answers: Object.fromEntries(given) };
}
