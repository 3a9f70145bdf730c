import { openToolPath, toolById, toolDescriptions } from "../../catalog/index.ts";
import type { EmbedChoice } from "../EmbedChoice.ts";
import { escapeHtml } from "../escapeHtml.ts";
import { oneLine } from "../oneLine.ts";
import { openTool } from "./fallbackLink.ts";
import type { EmbedServer } from "./Snippet.ts";

/** Styles are inline on the elements, which site builders keep. */
const card =
  "display: block; max-width: 36rem; padding: 16px 24px; border: 1px solid #857c6e; border-radius: 10px; color: inherit; text-decoration: none";

/** A card of plain HTML that opens the tool on our site in a new tab. Needs no script. */
export function linkSnippet(choice: EmbedChoice, { server }: EmbedServer): string {
  const { title } = toolById(choice.tool);
  const heading = oneLine(choice.heading ?? "") || title;
  return [
    `<a href="${escapeHtml(server + openToolPath(choice.tool))}" style="${card}" target="_blank" rel="noopener">`,
    `<strong>${escapeHtml(heading)}</strong><br>`,
    `${escapeHtml(toolDescriptions[choice.tool])}<br>`,
    `<span style="text-decoration: underline">${escapeHtml(openTool(choice.tool))}</span>`,
    "</a>",
  ].join("\n");
}
