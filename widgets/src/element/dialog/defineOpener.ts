import frameSheet from "virtual:sheet/frame";
import type { ToolInFrames } from "../../frame/defineFramed.ts";
import { framed } from "../../frame/framed.ts";
import { fillLater } from "../fillLater.ts";
import type { DefinedTool } from "../ToolDefinition.ts";
import { toolClass } from "../toolClass.ts";
import type { Fill } from "../View.ts";
import { dialogView } from "./dialogView.ts";

/**
 * Defines a tag for a page whose elements of it all open in a dialog: with the button, and without the tool's own
 * files. These load when the visitor is about to press it, or for an inline element that is added later.
 * @param load imports the tool's own file.
 */
export function defineOpener(
  { tag, tool, title }: ToolInFrames,
  load: () => Promise<{ readonly element: DefinedTool }>,
): void {
  if (customElements.get(tag)) return;
  const ground = new CSSStyleSheet();
  ground.replaceSync(frameSheet);
  const inPage =
    (toolItself: Fill): Fill =>
    (element, place) => {
      const filled = toolItself(element, place);
      // The kit's sheet, which the tool has put on, says the same and more.
      const root = element.shadowRoot;
      if (root) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== ground);
      return filled;
    };
  const Opener = toolClass({
    tool,
    title,
    dress: (root) => {
      root.adoptedStyleSheets = [ground];
    },
    fill: fillLater({ tool }, async () => inPage((await load()).element.fill(title))),
    prefetch: () => void load().catch(() => {}),
    framed: framed(tool, title),
    dialog: async () => dialogView,
  });
  // The tool's file finds its tag defined, and need not warn of it.
  customElements.define(tag, Object.assign(Opener, { waitsForTool: true }));
}
