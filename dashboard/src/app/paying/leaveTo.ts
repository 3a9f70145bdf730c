/**
 * Redirects the whole page.
 * @returns a promise that resolves only when the visitor returns by Back and the browser restores the page unchanged.
 * So a "Processing..." state ends exactly then.
 */
export function leaveTo(address: string): Promise<void> {
  window.location.assign(address);
  return new Promise((resolve) => {
    window.addEventListener("pageshow", () => resolve(), { once: true });
  });
}
