import type { ToolId } from "../catalog/index.ts";
import { type AttributeProperty, attributeRow, attributeTable } from "./attributes.ts";
import { propertyOf } from "./propertyOf.ts";

/** `inline`: the tool is a part of the page. `iframe`: it is in a frame of our origin, which the page cannot read. */
export const renders = attributeRow("render").values;
/** `inline`: the tool shows on the page. All others open it over the page. */
export const modes = attributeRow("mode").values;
export const sides = attributeRow("side").values;
/** `auto`: as the page is. */
export const themes = attributeRow("theme").values;

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
  /** What the button that opens it says. */
  readonly buttonLabel: string | null;
  /** The id or class of the page's own buttons that open it, or what comes after # in its links. */
  readonly trigger: string | null;
  /** Where it slides in or floats; null is where the page's lines end. */
  readonly side: (typeof sides)[number] | null;
  /** When it opens by itself: `load`, `20s`, `50%` (scrolled), `exit`. */
  readonly autoOpen: string | null;
  /** Two capital letters, where a tool depends on the state. */
  readonly state: string | null;
}

/** Characters that a heading and a button's label may have. */
export const longestHeading = attributeRow("heading").atMost;
export const longestButtonLabel = attributeRow("button-label").atMost;

/** What of a choice is an attribute. Our server's address is no choice: each snippet writes it where it is needed. */
export type ChoiceProperty = Exclude<AttributeProperty, "apiBase">;

export const choiceAttributes = attributeTable.filter((row) => row.name !== "api-base");

/** @returns the tool as it is when nothing about it was chosen. */
export function plainChoice(tool: ToolId): EmbedChoice {
  const defaults = choiceAttributes.map((row) => [
    propertyOf(row.name),
    "default" in row ? row.default : null,
  ]);
  return { tool, ...(Object.fromEntries(defaults) as Pick<EmbedChoice, ChoiceProperty>) };
}
