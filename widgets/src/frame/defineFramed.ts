import frameSheet from "virtual:sheet/frame";
import type { ToolId } from "@iep-insider/sdk/catalog";
import { problemsIn } from "../element/owner/problemsIn.ts";
import { toolClass } from "../element/toolClass.ts";
import type { Fill } from "../element/View.ts";
import { framed } from "./framed.ts";
import { frameWords } from "./words.ts";

/** A tool that this page shows in frames only. */
export interface ToolInFrames {
  readonly tag: string;
  readonly tool: ToolId;
  readonly title: string;
}

/**
 * Defines a tag for a page whose elements all have render="iframe": with the frame, and without the tool's own files. A
 * later element without that attribute is framed as well, since a frame is never less safe.
 */
export function defineFramed({ tag, tool, title }: ToolInFrames): void {
  if (customElements.get(tag)) return;
  const fill = telling(framed(tool, title));
  const inPage: Fill = (element, place) => {
    console.warn(frameWords.alreadyFramed(tag));
    return fill(element, place);
  };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(frameSheet);
  customElements.define(
    tag,
    toolClass({
      tool,
      title,
      dress: (root) => {
        root.adoptedStyleSheets = [sheet];
      },
      fill: inPage,
      framed: fill,
      overlay: async () => (await import("../element/overlay/overlayView.ts")).overlay,
      other: async () => {
        const parts = (await import("../element/partsOf.ts")).partsOf(tag);
        return { ...parts, fill: parts.framed };
      },
    }),
  );
}

/** With a frame, only this reports wrong attributes to the owner. */
function telling(fill: Fill): Fill {
  return (element, place) => {
    const { given, hasProblems } = element.readAttributes();
    if (hasProblems)
      for (const problem of problemsIn(given)) console.warn(`<${element.localName}>: ${problem}`);
    return fill(element, place);
  };
}
