import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { PrintedPage } from "./DocumentFormat.ts";

/**
 * Prints a document alone, without the page around it: through a frame of its own, which is gone afterwards.
 * The frame takes its style from a constructable sheet, so it prints right under a page's strict CSP too.
 * @returns false where a page cannot print: in a sandbox without an origin of its own it may not look into its own frames.
 */
export function print({ title, css, content }: PrintedPage): boolean {
  const frame = window.document.createElement("iframe");
  frame.title = title;
  frame.ariaHidden = "true";
  frame.tabIndex = -1;
  Object.assign(frame.style, {
    position: "fixed",
    right: "0",
    bottom: "0",
    width: "0",
    height: "0",
    border: "0",
  });
  window.document.body.append(frame);
  const { contentWindow: inside, contentDocument: page } = frame;
  if (!inside || !page) {
    frame.remove();
    return false;
  }
  page.title = title;
  page.documentElement.lang = "en";
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
    // The frame had the focus, and would take it along.
    pressed?.focus({ preventScroll: true });
  });
  inside.focus();
  inside.print();
  return true;
}

/** What has the focus, in a shadow root too: the button that was pressed, where the browser gives it the focus. */
function focused(): HTMLElement | null {
  let element = window.document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement ? element : null;
}
