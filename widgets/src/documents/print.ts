import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { PrintedPage } from "./DocumentFormat.ts";

/**
 * Prints a document alone, without the page around it, through a temporary frame. The frame takes its style from a
 * constructable sheet, so it also prints correctly under a page's strict CSP.
 * @returns false if the page cannot print: in a sandbox without an origin it may not access its own frame.
 */
export function print({ title, css, content }: PrintedPage): boolean {
  const frame = window.document.createElement("iframe");
  frame.title = title;
  frame.ariaHidden = "true";
  frame.tabIndex = -1;
  frame.style.cssText = "position:fixed;bottom:0;width:0;height:0;border:0";
  window.document.body.append(frame);
  const { contentWindow: inside, contentDocument: page } = frame;
  if (!inside || !page) {
    frame.remove();
    return false;
  }
  page.title = title;
  page.documentElement.lang = import.meta.env.IEP_LOCALE === "es" ? "es" : "en";
  const sheet = new (inside as unknown as typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets = [sheet];
  const pressed = focused();
  const root = createRoot(page.body);
  // Synchronous: the print dialog shows what is rendered when it opens.
  flushSync(() => root.render(content));
  inside.addEventListener("afterprint", () => {
    root.unmount();
    frame.remove();
    // The frame had the focus, and would lose it when removed.
    pressed?.focus({ preventScroll: true });
  });
  inside.focus();
  inside.print();
  return true;
}

/** The focused element, in a shadow root too: the pressed button, in browsers that focus it. */
function focused(): HTMLElement | null {
  let element = window.document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement ? element : null;
}
