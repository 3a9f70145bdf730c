import { modeAttribute } from "@iep-insider/sdk/embed";
import { followLanguage, putInAgain } from "../followLanguage.ts";
import type { ToolElement } from "../ToolElement.ts";
import type { MakeView } from "../toolClass.ts";
import { type Filled, filledWith } from "../View.ts";
import { wearAccent } from "../wearAccent.ts";
import { backButton } from "./backButton.ts";
import { keepPageStill } from "./keepPageStill.ts";
import { type OpensByItself, openByItself } from "./openByItself.ts";
import { addProperties, overlayProblems, readOverlay, watchOverlay } from "./overlayAttributes.ts";
import { overlayParts } from "./overlayParts.ts";
import { overlaySheet } from "./overlaySheet.ts";
import { ownerOverlayWords } from "./ownerWords.ts";
import { type Triggers, watchTriggers } from "./triggers.ts";
import { overlayWords } from "./words.ts";

/**
 * Every mode but inline: a button or the page's own, and the tool in a modal `<dialog>` over the page, which traps the
 * focus and gives it back. The tool's files load when the visitor is about to press, and the tool mounts when they do;
 * closed, it keeps what was entered. Nothing here needs the tool's own files. ADR 91 says what each mode does.
 */
export const overlay: MakeView = (element, root, fill, { tool, title = "", prefetch = () => {} }) => {
  addProperties(element);
  const given = element.readAttributes().values.mode;
  // An unknown one is a dialog, and its owner is told.
  const mode = modeAttribute.values.find((known) => known === given) ?? "dialog";
  const isFloating = mode === "floating";
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(overlaySheet);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const { base, opener, dialog, name, closer, content } = overlayParts(mode);
  root.append(base);

  let filled: Required<Filled> | null = null;
  let letPageMove = () => {};
  const close = () => {
    if (dialog.open) dialog.close();
  };
  const back = backButton(close);
  const open = () => {
    if (dialog.open || !dialog.isConnected) return;
    byItself?.seen();
    base.dataset["side"] = sideOf(element);
    dialog.showModal();
    // Its name is read first, instead of the button that closes it.
    dialog.focus();
    // A dialog that was closed a moment ago may not have had its "close" event yet.
    letPageMove();
    letPageMove = keepPageStill();
    back.follow(true);
    filled ??= filledWith(element, content, fill);
    element.dispatchEvent(new Event("toggle"));
  };
  // Also when a browser closes it itself: by Escape, or by the way back of a phone.
  dialog.addEventListener("close", () => {
    if (dialog.open) return;
    letPageMove();
    back.follow(false);
    element.dispatchEvent(new Event("toggle"));
  });
  /** Safari gives no focus to a button that is pressed, and the dialog gives it back to what had it. */
  const openFrom = (button: HTMLElement) => {
    button.focus();
    open();
  };
  opener.addEventListener("click", () => openFrom(opener));
  closer.addEventListener("click", close);
  closeOutside(dialog, close);
  for (const sign of ["pointerenter", "focus", "touchstart"])
    opener.addEventListener(sign, prefetch, { once: true, passive: true });

  let triggers: Triggers | null = null;
  let byItself: OpensByItself | null = null;
  const told = new Set<string>();
  const tell = (problem: string) => {
    if (!told.has(problem)) console.warn(`<${element.localName}>: ${problem}`);
    told.add(problem);
  };
  let trigger: string | null = null;
  let moment: string | null = null;
  const followOverlay = () => {
    const values = readOverlay(element);
    overlayProblems(element).forEach(tell);
    opener.textContent = values["button-label"] ?? overlayWords.open(title);
    base.dataset["side"] = sideOf(element);
    if (values.trigger !== trigger) {
      trigger = values.trigger;
      triggers?.stop();
      triggers = trigger === null ? null : watchTriggers(trigger, openFrom, prefetch);
      showOpener();
    }
    if (values["auto-open"] !== moment) {
      moment = values["auto-open"];
      byItself?.stop();
      byItself = moment === null ? null : openByItself(moment, tool, open);
    }
  };
  /** The page's own button replaces ours, once it is there. */
  const showOpener = () => {
    opener.hidden = trigger !== null && !isFloating;
    if (trigger === null) return;
    whenLoaded(() => {
      if (!triggers || !trigger || triggers.areThere()) return;
      opener.hidden = false;
      tell(ownerOverlayWords.noTrigger(trigger));
    });
  };
  let accent: string | null = null;
  let takeAccentOff = () => {};
  const follow = () => {
    const { values } = element.readAttributes();
    name.textContent = dialog.ariaLabel = values.heading ?? title;
    if (values.accent === accent) return;
    takeAccentOff();
    accent = values.accent;
    takeAccentOff = accent === null ? () => {} : wearAccent(element, root, accent);
  };
  follow();
  followOverlay();
  const unwatch = [
    element.watchAttributes(follow),
    watchOverlay(element, followOverlay),
    // A tool that is there follows by itself, with what was typed.
    followLanguage(element, () => {
      if (!filled) putInAgain(element);
    }),
  ];
  if (isFloating)
    whenLoaded(() => {
      if (opener.isConnected && !isAtEdge(opener)) tell(ownerOverlayWords.notAtEdge);
    });

  return {
    get isOpen() {
      return dialog.open;
    },
    open,
    close,
    restart: () => filled?.restart(),
    leave: () => {
      for (const stop of unwatch) stop();
      triggers?.stop();
      byItself?.stop();
      close();
      // Its event comes later than this.
      letPageMove();
      back.stop();
      filled?.leave();
      takeAccentOff();
      base.remove();
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
    },
  };
};

/** By the attribute; or where the page's lines end. */
function sideOf(element: ToolElement): string {
  const isRtl = getComputedStyle(element).direction === "rtl";
  return readOverlay(element).side ?? (isRtl ? "left" : "right");
}

function closeOutside(dialog: HTMLDialogElement, close: () => void): void {
  let pressedOutside = false;
  dialog.addEventListener("pointerdown", ({ target }) => {
    pressedOutside = target === dialog;
  });
  dialog.addEventListener("click", ({ target }) => {
    if (pressedOutside && target === dialog) close();
  });
}

/** `fixed` is relative to the window, unless an element around it has a transform, a filter or containment. */
function isAtEdge(button: HTMLElement): boolean {
  const gap = innerHeight - button.getBoundingClientRect().bottom;
  // Less than a scroll bar away.
  return Math.abs(gap - Number.parseFloat(getComputedStyle(button).bottom)) < 20;
}

function whenLoaded(act: () => void): void {
  if (document.readyState === "complete") act();
  else window.addEventListener("load", act, { once: true });
}
