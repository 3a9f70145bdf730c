import { defineFramed, type ToolInFrames } from "../frame/defineFramed.ts";
import { defineOpener } from "./dialog/defineOpener.ts";

// Self-contained files leave these out, and fetch them here when an attribute asks for them.
export { framed } from "../frame/framed.ts";
export { accentSheet } from "./accent/accentSheet.ts";
export { dialogView } from "./dialog/dialogView.ts";

/**
 * Defines a tag for a page that needs the tool's own files not yet, or never: all its elements are in frames, or open
 * in a dialog.
 * @param folder the address of the script that asks; the tools' own files lie beside it.
 */
export function defineLight(tool: ToolInFrames, folder: string): void {
  const { tag } = tool;
  const address = new URL(`./${tag}.module.js`, folder).href;
  if (document.querySelector(`${tag}:not([render=iframe])`))
    defineOpener(tool, () => import(/* @vite-ignore */ address));
  else defineFramed(tool);
}
