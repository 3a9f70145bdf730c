import type { ToolId } from "../catalog/index.ts";

/** `inline`: the tool is a part of the page. `iframe`: it is in a frame of our origin, which the page cannot read. */
export const renders = ["inline", "iframe"] as const;
/** `inline`: the tool shows on the page. `dialog`: a button shows, which opens it. */
export const modes = ["inline", "dialog"] as const;
/** `auto`: as the page is. */
export const themes = ["auto", "light", "dark"] as const;

/** The background of a tool: its own sheet, the page's color, or the page itself. */
export const backgrounds = ["paper", "page", "transparent"] as const;
export type Background = (typeof backgrounds)[number];

/** How a site owner wants one tool on a page. Null is the tool's default. */
export interface EmbedChoice {
  readonly tool: ToolId;
  /** `site_…`, public. */
  readonly siteKey: string | null;
  readonly render: (typeof renders)[number];
  readonly mode: (typeof modes)[number];
  readonly theme: (typeof themes)[number];
  /** In a frame with the page's color after it, which a frame cannot read: `page #f7f3ea`. */
  readonly background: Background | `${Exclude<Background, "paper">} #${string}`;
  /** The color of buttons, `#rrggbb`. */
  readonly accent: string | null;
  /** A line above the tool. */
  readonly heading: string | null;
  /** What the button of `dialog` says. */
  readonly buttonLabel: string | null;
  /** Two capital letters, where a tool depends on the state. */
  readonly state: string | null;
}

/** Characters that a heading and a button's label may have. */
export const longestHeading = 120;
export const longestButtonLabel = 60;

/** @returns the tool as it is when nothing about it was chosen. */
export function plainChoice(tool: ToolId): EmbedChoice {
  return {
    tool,
    siteKey: null,
    render: "inline",
    mode: "inline",
    theme: "auto",
    background: "paper",
    accent: null,
    heading: null,
    buttonLabel: null,
    state: null,
  };
}
