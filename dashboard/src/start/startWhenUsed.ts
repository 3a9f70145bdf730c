import { advertisingTagMeta } from "@iep-insider/sdk/contract";
import { storedMark } from "../worker/storedMark.ts";
import { whenLoaded } from "./whenLoaded.ts";

/**
 * Whether a finished page needs the application at once: this browser has stored something (a session, a purchase, a
 * tool's answers); the URL or the tab's history opens something else (public/opening.js) or points at something; there
 * is no connection, which the application says; or the visitor has to be asked about the advertising tag.
 */
export function isNeededNow(): boolean {
  return (
    hasStored() ||
    !navigator.onLine ||
    document.documentElement.hasAttribute(storedMark) ||
    document.documentElement.classList.contains("dash-opening") ||
    (location.hash !== "" && followsHash()) ||
    document.querySelector(`meta[name="${advertisingTagMeta}"]`) !== null
  );
}

/** What only the application answers. Links, summaries and popovers are the browser's own. */
const answered = "button:not([popovertarget]):enabled, input, select, textarea, [data-tip], [data-starts]";

/**
 * Starts the application once: immediately if it is needed, or when a pointer or the focus reaches something that only
 * it answers, when another tab stores something, or when the page's hash changes. What was pressed or submitted before
 * it answers is done then, once.
 * @param start resolves when the application answers; rejects if it could not be fetched. The next use tries again.
 * @param fetchSoon for an open tool, which is there to be used: fetches the application a second after the page is loaded
 * and the browser idle. It then starts with whatever the visitor does first, wherever. Null for other pages.
 */
export function startWhenUsed(start: () => Promise<void>, fetchSoon: (() => void) | null): void {
  let state: "waiting" | "starting" | "started" = "waiting";
  let postponed: (() => void) | null = null;

  const begin = () => {
    if (state !== "waiting") return;
    state = "starting";
    start().then(
      () => {
        state = "started";
        stop.abort();
        postponed?.();
      },
      () => {
        state = "waiting";
      },
    );
  };
  const onUse = ({ target }: Event) => {
    if (target instanceof Element && target.closest(answered)) begin();
  };
  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    // Its form is submitted, which is postponed in turn.
    if (!button?.matches(answered) || button.form) return;
    postponed = () => button.click();
    begin();
  };
  const onSubmit = (event: Event) => {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    postponed = () => form.requestSubmit();
    begin();
  };

  const stop = new AbortController();
  const meanwhile = { capture: true, signal: stop.signal };
  for (const name of ["pointerover", "pointerdown", "focusin"])
    document.addEventListener(name, onUse, meanwhile);
  document.addEventListener("click", onClick, meanwhile);
  document.addEventListener("submit", onSubmit, meanwhile);
  window.addEventListener("storage", begin, meanwhile);
  window.addEventListener("hashchange", () => followsHash() && begin(), meanwhile);
  const beginIfNeeded = () => isNeededNow() && begin();
  // Also when Back restores the page.
  window.addEventListener("pageshow", beginIfNeeded, meanwhile);
  beginIfNeeded();
  if (!fetchSoon) return;
  // The first second belongs to the largest paint.
  whenLoaded(() => setTimeout(fetchSoon, 1000));
  const onSign = (event: Event) => {
    if (!isStillPointer(event)) begin();
  };
  for (const name of firstSigns) document.addEventListener(name, onSign, { ...meanwhile, passive: true });
}

/** That a visitor is there, before the first press if possible. */
const firstSigns = ["pointermove", "pointerdown", "scroll", "keydown"];

/** A browser also tells of a pointer that rests where a page has just been drawn. */
function isStillPointer(event: Event): boolean {
  const { type, movementX, movementY } = event as MouseEvent;
  return type === "pointermove" && movementX === 0 && movementY === 0;
}

function followsHash(): boolean {
  return document.querySelector("[data-follows-hash]") !== null;
}

/** Anything: a new kind of entry need not be listed here. */
function hasStored(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    // Storage is blocked.
    return false;
  }
}
