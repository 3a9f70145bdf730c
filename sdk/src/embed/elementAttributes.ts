import type { AttributeShape } from "./AttributeShape.ts";

/** What every element reads. */
export const elementAttributes = [
  { name: "site-key", type: "site key" },
  { name: "api-base", type: "web address" },
  { name: "render", type: "choice", values: ["inline", "iframe"], default: "inline" },
  // Of the modes, an element knows inline; overlay.js knows the others (`modeAttribute`).
  { name: "mode", type: "text", atMost: Number.POSITIVE_INFINITY, default: "inline" },
  { name: "heading", type: "text", atMost: 120 },
  { name: "theme", type: "choice", values: ["auto", "light", "dark"], default: "auto" },
  { name: "background", type: "background", default: "paper" },
  { name: "accent", type: "color" },
  { name: "state", type: "state" },
] as const satisfies readonly AttributeShape[];

export type ElementAttributeName = (typeof elementAttributes)[number]["name"];

/** The attributes of one element, read. */
export type AttributeValues = Readonly<Record<ElementAttributeName, string | null>>;
