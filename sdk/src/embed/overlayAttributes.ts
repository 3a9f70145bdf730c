import type { AttributeShape } from "./AttributeShape.ts";

export const modeAttribute = {
  name: "mode",
  type: "choice",
  values: ["inline", "dialog", "slide-in", "floating", "full-page"],
  default: "inline",
} as const satisfies AttributeShape;

/** What only a tool that opens over the page reads, by a file that other elements never load (ADR 91). */
export const overlayAttributes = [
  { name: "button-label", type: "text", atMost: 60 },
  { name: "trigger", type: "pattern", pattern: "[A-Za-z][\\w-]{0,59}" },
  { name: "side", type: "choice", values: ["left", "right"] },
  { name: "auto-open", type: "pattern", pattern: "load|exit|[1-9]\\d{0,2}s|([1-9]\\d?|100)%" },
] as const satisfies readonly AttributeShape[];

export type OverlayAttributeName = (typeof overlayAttributes)[number]["name"];
export type OverlayValues = Readonly<Record<OverlayAttributeName, string | null>>;
