/**
 * How long this browser keeps what our pages store in it: it may go after a week without a visit, when the browser
 * runs out of room, or only by the parent's own hand.
 */
export type StorageLifetime = "week" | "while-room" | "kept";

/**
 * Whether this browser deletes what scripts have stored after seven days of use without a press or tap on our pages:
 * every browser with Apple's engine does (Safari, all browsers of iPhones), unless the page was put on the home screen.
 * https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/
 */
export function isDeletedAfterAWeek(): boolean {
  return navigator.vendor.startsWith("Apple") && !window.matchMedia("(display-mode: standalone)").matches;
}

/** Asks the browser to keep what is stored, where it decides by itself, and returns how long it does. */
export async function keepStored(): Promise<StorageLifetime> {
  const isPersistent = await persist().catch(() => false);
  if (isDeletedAfterAWeek()) return "week";
  return isPersistent ? "kept" : "while-room";
}

async function persist(): Promise<boolean> {
  // Missing on pages without https, and in WebKitGTK.
  const storage: StorageManager | undefined = navigator.storage;
  if (!storage?.persisted) return false;
  if (await storage.persisted()) return true;
  // Firefox would ask the parent, in words that explain nothing; it deletes only when the disk is nearly full.
  return !/firefox/i.test(navigator.userAgent) && storage.persist();
}
