/**
 * Leads the whole page to another address.
 * @returns once the visitor comes back to this same page by the browser's Back, which some browsers restore unchanged;
 * never otherwise. So what shows "Processing..." until then neither stops too early nor stays for ever.
 */
export function leaveTo(address: string): Promise<void> {
  window.location.assign(address);
  return new Promise((resolve) => {
    window.addEventListener("pageshow", () => resolve(), { once: true });
  });
}
