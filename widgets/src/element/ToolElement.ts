import type { ReadAttributes } from "./readAttributes.ts";

/** What a page's script can call and read on an element; `reference/methods.ts` says what each does. */
export interface ToolMethods {
  open(): void;
  close(): void;
  restart(): void;
  readonly isOpen: boolean;
}

/** What the frame needs of the element around it. */
export interface ToolElement extends HTMLElement {
  /** The current attributes; the same object until one changes. */
  readonly readAttributes: () => ReadAttributes;
  readonly watchAttributes: (listener: () => void) => () => void;
}
