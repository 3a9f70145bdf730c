import frameSheet from "virtual:sheet/frame";
import type { ToolInFrames } from "../../frame/defineFramed.ts";
import { fillLater } from "../fillLater.ts";
import { toolClass } from "../toolClass.ts";
import type { Fill } from "../View.ts";
import { overlay } from "./overlayView.ts";

/**
 * Defines a tag for a page whose elements of it all open over the page, without the tool's own files. These load when
 * the visitor is about to open one, or for an inline element that is added later; a frame's, when one is opened.
 * @param script the address of the script that asks; the tools' own files are beside it.
 */
export function defineOverlay({ tag, tool, title }: ToolInFrames, script: string): void {
  if (customElements.get(tag)) return;
  const ground = new CSSStyleSheet();
  ground.replaceSync(frameSheet);
  const load = () => import(/* @vite-ignore */ new URL(`./${tag}.module.js`, script).href);
  const inPage =
    (toolItself: Fill): Fill =>
    (element, place) => {
      const filled = toolItself(element, place);
      // The kit's sheet, which the tool has put on, says the same and more.
      const root = element.shadowRoot;
      if (root) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== ground);
      return filled;
    };
  const Element = toolClass({
    tool,
    title,
    dress: (root) => {
      root.adoptedStyleSheets = [ground];
    },
    fill: fillLater({ tool }, async () => inPage((await load()).fill)),
    prefetch: () => void load().catch(() => {}),
    framed: fillLater({ tool }, async () => (await import("../../frame/framed.ts")).framed(tool, title)),
    overlay: async () => overlay,
    other: async () => (await import("../partsOf.ts")).partsOf(tag),
  });
  // The tool's file finds its tag defined, and need not warn of it.
  customElements.define(tag, Object.assign(Element, { waitsForTool: true }));
}
