import type { ReadAttributes } from "./readAttributes.ts";

/** What the frame needs of the element around it. */
export interface ToolElement extends HTMLElement {
  /** The attributes as they stand; the same object until one changes. */
  readonly readAttributes: () => ReadAttributes;
  readonly watchAttributes: (listener: () => void) => () => void;
}
