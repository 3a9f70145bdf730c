import { toolById } from "../../catalog/index.ts";
import { attributesOf, inHtml } from "../attributesOf.ts";
import type { EmbedChoice } from "../EmbedChoice.ts";
import { overlayAttributes } from "../overlayAttributes.ts";
import { queryOf } from "../queryOf.ts";
import { reservedHeight } from "../reservedHeight.ts";
import { spaceRules } from "../reservedSpace.ts";
import { styleElement } from "./element.ts";
import type { EmbedServer } from "./Snippet.ts";
import { scriptTag } from "./scriptTag.ts";

/** A frame is one already, and what opens it is the page's own affair. */
const ofElementsOnly: readonly string[] = ["render", "mode", ...overlayAttributes.map(({ name }) => name)];

/**
 * The tool's page in a frame, and the script that makes the frame as high as the tool. Width and height are attributes
 * of the frame too: site builders often remove styles and scripts, and the frame then scrolls.
 */
export function iframeSnippet(choice: EmbedChoice, { server }: EmbedServer): string {
  const name = `${toolById(choice.tool).tag}-frame`;
  const rules = spaceRules(choice, {
    selector: `.${name}`,
    declarations: "display: block; width: 100%; border: 0",
    property: "height",
  });
  const frame = frameElement(choice, server, {
    className: name,
    width: "100%",
    height: reservedHeight(choice.tool)[0].height,
  });
  return [styleElement(rules), scriptTag(`${server}/embed/v1/resize.js`), frame].join("\n");
}

/**
 * The frame alone.
 * @param size its width in pixels or percent, and its height in pixels; `className` for a style sheet of the page.
 */
export function frameElement(
  choice: EmbedChoice,
  server: string,
  size: { readonly className?: string; readonly width: number | "100%"; readonly height: number },
): string {
  const attributes = [
    ...(size.className === undefined ? [] : [{ name: "class", value: size.className }]),
    { name: "title", value: toolById(choice.tool).title },
    { name: "src", value: frameAddress(choice, server) },
    { name: "width", value: String(size.width) },
    { name: "height", value: String(size.height) },
    { name: "allow", value: "clipboard-write" },
    // Obsolete, and the only way without a style sheet that sites do not remove.
    ...(size.className === undefined ? [{ name: "frameborder", value: "0" }] : []),
  ];
  return `<iframe${inHtml(attributes)}></iframe>`;
}

/** @returns where the tool's page for frames is, for frames that take an address alone. */
export function frameAddress(choice: EmbedChoice, server: string): string {
  const query = queryOf(attributesOf(choice).filter(({ name }) => !ofElementsOnly.includes(name)));
  return `${server}/frame/${choice.tool}${query === "" ? "" : `?${query}`}`;
}
