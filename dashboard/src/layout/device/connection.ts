import { onNextChance } from "../../app/nextChance.ts";
import { storedMark } from "../../worker/storedMark.ts";

/** Whether the server can be reached, as far as is known. */
export function isUnreachable(): boolean {
  return !navigator.onLine || document.documentElement.hasAttribute(storedMark);
}

/**
 * Calls the listener when `isUnreachable` may have changed. While the page is one that came from the device, asks the
 * server again and again whether it answers.
 * @returns a function that unsubscribes.
 */
export function onConnection(listener: () => void): () => void {
  let isWanted = true;
  let cancel = () => {};
  const ask = async () => {
    try {
      await fetch(window.location.pathname, { method: "HEAD", cache: "no-store" });
      document.documentElement.removeAttribute(storedMark);
      listener();
    } catch {
      if (isWanted) cancel = onNextChance(() => void ask());
    }
  };
  if (document.documentElement.hasAttribute(storedMark)) cancel = onNextChance(() => void ask());
  const names = ["online", "offline"] as const;
  for (const name of names) window.addEventListener(name, listener);
  return () => {
    isWanted = false;
    cancel();
    for (const name of names) window.removeEventListener(name, listener);
  };
}
