import type { MakeDialog } from "../toolClass.ts";
import { type Filled, filledWith, type View } from "../View.ts";
import { wearAccent } from "../wearAccent.ts";
import { dialogSheet } from "./dialogSheet.ts";
import { keepPageStill } from "./keepPageStill.ts";
import { dialogWords } from "./words.ts";

/**
 * mode="dialog": a button, and the tool in a `<dialog>` over the page. The tool's files load when the visitor is about
 * to press, and the tool mounts when they do; closed, it keeps what was entered. Nothing here needs the tool's own
 * files.
 */
export const dialogView: MakeDialog = (element, root, { title, prefetch }, fill): View => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(dialogSheet);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];

  const base = make("div", "iep-base");
  base.lang = "en";
  const opener = make("button", "iep-opener");
  opener.type = "button";
  opener.ariaHasPopup = "dialog";
  const dialog = make("dialog", "iep-window");
  dialog.tabIndex = -1;
  const bar = make("div", "iep-bar");
  const name = make("span", "");
  const closer = make("button", "");
  closer.type = "button";
  closer.textContent = dialogWords.close;
  const content = make("div", "iep-content");
  bar.append(name, closer);
  dialog.append(bar, content);
  base.append(opener, dialog);
  root.append(base);

  let accent: string | null = null;
  let takeAccentOff = () => {};
  const follow = () => {
    const { values } = element.readAttributes();
    opener.textContent = values["button-label"] ?? dialogWords.open(title);
    name.textContent = dialog.ariaLabel = values.heading ?? title;
    if (values.accent === accent) return;
    takeAccentOff();
    accent = values.accent;
    takeAccentOff = accent === null ? () => {} : wearAccent(element, root, accent);
  };
  follow();
  const unwatch = element.watchAttributes(follow);

  let filled: Required<Filled> | null = null;
  let letPageMove = () => {};
  const close = () => {
    if (dialog.open) dialog.close();
  };
  const open = () => {
    if (dialog.open || !dialog.isConnected) return;
    dialog.showModal();
    // Its name is read first, instead of the button that closes it.
    dialog.focus();
    // A dialog that was closed a moment ago may not have had its "close" event yet.
    letPageMove();
    letPageMove = keepPageStill();
    filled ??= filledWith(element, content, fill);
  };
  // Also when a browser closes it itself: by Escape, or by the way back of a phone.
  dialog.addEventListener("close", () => {
    if (!dialog.open) letPageMove();
  });
  opener.addEventListener("click", () => {
    // Safari gives no focus to a button that is pressed, and the dialog gives it back to what had it.
    opener.focus();
    open();
  });
  closer.addEventListener("click", close);
  let pressedOutside = false;
  dialog.addEventListener("pointerdown", ({ target }) => {
    pressedOutside = target === dialog;
  });
  dialog.addEventListener("click", ({ target }) => {
    if (pressedOutside && target === dialog) close();
  });
  if (prefetch) {
    for (const sign of ["pointerenter", "focus", "touchstart"])
      opener.addEventListener(sign, prefetch, { once: true, passive: true });
  }

  return {
    get isOpen() {
      return dialog.open;
    },
    open,
    close,
    restart: () => filled?.restart(),
    leave: () => {
      unwatch();
      close();
      // Its event comes later than this.
      letPageMove();
      filled?.leave();
      takeAccentOff();
      base.remove();
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
    },
  };
};

function make<Tag extends "div" | "button" | "dialog" | "span">(
  tag: Tag,
  className: string,
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  return made;
}
