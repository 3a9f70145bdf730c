import { openToolPath, toolById } from "../../catalog/index.ts";
import type { EmbedChoice } from "../EmbedChoice.ts";
import { escapeHtml } from "../escapeHtml.ts";

/** @returns the link that an element shows where scripts do not run. */
export function fallbackLink({ tool }: EmbedChoice, server: string): string {
  return `<a href="${escapeHtml(server + openToolPath(tool))}">${escapeHtml(openTool(tool))}</a>`;
}

/** @returns what a link or a button that leads to the tool says. */
export function openTool(tool: EmbedChoice["tool"]): string {
  return `Open the ${toolById(tool).title}`;
}
