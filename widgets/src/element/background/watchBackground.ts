import { colorBehind } from "./colorBehind.ts";

/** Tells the page's color behind an element, now and whenever it may have become another one. @returns stops it. */
export function watchBackground(element: Element, onColor: (color: string | null) => void): () => void {
  let known: string | null | undefined;
  const look = () => {
    const color = colorBehind(element);
    if (color === known) return;
    known = color;
    onColor(color);
  };
  // A switch for dark colors sets a class, a style or an attribute here; the color may then move there slowly.
  const observer = new MutationObserver(look);
  for (const root of [document.documentElement, document.body]) observer.observe(root, { attributes: true });
  const isDark = matchMedia("(prefers-color-scheme: dark)");
  isDark.addEventListener("change", look);
  document.addEventListener("transitionend", look);
  window.addEventListener("load", look);
  look();
  return () => {
    observer.disconnect();
    isDark.removeEventListener("change", look);
    document.removeEventListener("transitionend", look);
    window.removeEventListener("load", look);
  };
}
