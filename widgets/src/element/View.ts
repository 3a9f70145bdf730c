import type { ToolElement } from "./ToolElement.ts";

/** Puts a tool into a place of an element, or a frame that holds it. */
export type Fill = (element: ToolElement, place: ShadowRoot | HTMLElement) => Filled;

export interface Filled {
  /** Takes out what was put in, and frees everything. */
  readonly leave: () => void;
  /** Restarts the tool; without it, the tool is removed and mounted again. */
  readonly restart?: () => void;
}

/** An element's content: its tool in the page, or what opens it over the page. */
export interface View {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly restart: () => void;
  /** Takes everything out of the element. */
  readonly leave: () => void;
}

/** The tool is in the page, and always open. */
export function inlineView(element: ToolElement, place: ShadowRoot, fill: Fill): View {
  const filled = filledWith(element, place, fill);
  return { ...filled, isOpen: true, open: () => {}, close: () => {} };
}

/** A place that is filled, and can be refilled. */
export function filledWith(
  element: ToolElement,
  place: ShadowRoot | HTMLElement,
  fill: Fill,
): Required<Filled> {
  let filled = fill(element, place);
  return {
    leave: () => filled.leave(),
    restart: () => {
      if (filled.restart) return filled.restart();
      filled.leave();
      filled = fill(element, place);
    },
  };
}
