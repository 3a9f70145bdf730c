import { isSpanishBuild } from "../locale.ts";
import { overlayWords } from "./words.ts";

export interface OverlayParts {
  readonly base: HTMLElement;
  readonly opener: HTMLButtonElement;
  readonly dialog: HTMLDialogElement;
  readonly name: HTMLElement;
  readonly closer: HTMLButtonElement;
  /** Where the tool goes. */
  readonly content: HTMLElement;
}

/** The button, and the `<dialog>` with its bar. */
export function overlayParts(mode: string): OverlayParts {
  const base = make("div", "iep-base");
  base.lang = isSpanishBuild ? "es" : "en";
  const opener = make("button", mode === "floating" ? "iep-opener iep-float" : "iep-opener");
  opener.type = "button";
  opener.ariaHasPopup = "dialog";
  // A page may style it: ::part(button).
  opener.setAttribute("part", "button");
  const dialog = make("dialog", `iep-window iep-${mode}`);
  dialog.tabIndex = -1;
  const bar = make("div", "iep-bar");
  const name = make("span", "");
  const closer = make("button", "");
  closer.type = "button";
  closer.textContent = overlayWords.close;
  const content = make("div", "iep-content");
  bar.append(name, closer);
  dialog.append(bar, content);
  base.append(opener, dialog);
  return { base, opener, dialog, name, closer, content };
}

function make<Tag extends "div" | "button" | "dialog" | "span">(
  tag: Tag,
  className: string,
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  return made;
}
