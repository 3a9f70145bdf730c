import type { ToolId } from "@iep-insider/sdk/catalog";
import type { FirstScreen } from "../element/PrerenderedScreen.ts";

/** What a tool's script `<tag>.js` has of it: drawn by the build from the tool's own component (`build/prerender`). */
export interface PrerenderedTool {
  readonly tag: string;
  readonly tool: ToolId;
  /** Of the tool's two style sheets, the rules that the markup uses. */
  readonly css: string;
  readonly markup: Markup;
  /** The tool's own code, below the embed folder, in the order in which it runs. */
  readonly files: readonly string[];
}

/** HTML of the wrapped tool. */
export interface Markup {
  readonly first: FirstScreen;
  /** The first screen. */
  readonly intro: string;
  /** The screen that the intro's button leads to; null for a tool whose first screen is no intro. */
  readonly begun: string | null;
  /** What attributes put into both. */
  readonly brand: Insert;
  readonly heading: Insert;
  /** What `begun` has where the tool is not open. */
  readonly cost: Insert | null;
  /** Below the screen, when the tool's code could not be fetched. */
  readonly failed: string;
}

/** A text, and the index of the markup before which it goes. */
export interface Insert {
  readonly at: number;
  readonly text: string;
}

/** In `heading`, where the attribute's text goes. */
export const headingMark = "\u{e000}";
