import { toolById } from "../../catalog/index.ts";
import { attributesOf } from "../attributesOf.ts";
import type { EmbedChoice } from "../EmbedChoice.ts";
import { escapeHtml } from "../escapeHtml.ts";
import { queryOf } from "../queryOf.ts";
import { reservedHeight } from "../reservedHeight.ts";
import { spaceRules } from "../reservedSpace.ts";
import { styleElement } from "./element.ts";
import type { EmbedServer } from "./Snippet.ts";
import { scriptTag } from "./scriptTag.ts";

/** A frame is one already, and a button outside it is the page's own affair. */
const ofElementsOnly: readonly string[] = ["render", "mode", "buttonLabel"];

/**
 * The tool's page in a frame, and the script that makes the frame as high as the tool. Width and height are attributes
 * of the frame too: site builders often remove styles and scripts, and the frame then scrolls.
 */
export function iframeSnippet(choice: EmbedChoice, { server }: EmbedServer): string {
  const { tag, title } = toolById(choice.tool);
  const name = `${tag}-frame`;
  const rules = spaceRules(choice, {
    selector: `.${name}`,
    declarations: "display: block; width: 100%; border: 0",
    property: "height",
  });
  const frame = [
    `<iframe class="${name}" title="${escapeHtml(title)}" src="${escapeHtml(frameAddress(choice, server))}"`,
    `width="100%" height="${reservedHeight(choice.tool)[0].height}" allow="clipboard-write"></iframe>`,
  ];
  return [styleElement(rules), scriptTag(`${server}/embed/v1/resize.js`), frame.join(" ")].join("\n");
}

/** @returns where the tool's page for frames is, for frames that take an address alone. */
export function frameAddress(choice: EmbedChoice, server: string): string {
  const query = queryOf(attributesOf(choice).filter(({ property }) => !ofElementsOnly.includes(property)));
  return `${server}/frame/${choice.tool}${query === "" ? "" : `?${query}`}`;
}
