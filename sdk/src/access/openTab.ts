import type { PaymentTab } from "./AccessSurroundings.ts";

/**
 * A tab for the payment page. It has to be opened while the press is handled, before its address is known: a browser
 * blocks a later one as a pop-up. So it cannot be opened with `noopener`, which would return no window to navigate; its
 * `opener` is cleared before anything is loaded into it.
 * @param waiting the text shown in it until then.
 * @returns null when the browser blocks it.
 */
export function openTab(waiting: string): PaymentTab | null {
  const tab = window.open("", "_blank");
  if (!tab) return null;
  tab.opener = null;
  try {
    tab.document.title = waiting;
    tab.document.body.textContent = waiting;
  } catch {
    // A page of a stricter policy keeps even an empty tab to itself; it is led on all the same.
  }
  return {
    // In place of the empty page, so that Back does not lead there.
    leadTo: (address) => tab.location.replace(address),
    close: () => tab.close(),
  };
}

/** Leaves this page. */
export function leaveTo(address: string): void {
  window.location.assign(address);
}
