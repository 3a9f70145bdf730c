/** The page of the preview, with what its own scripts use to give something away. */
type Page = Window & Pick<typeof globalThis, "HTMLAnchorElement" | "HTMLIFrameElement">;

/**
 * Nothing of a sample is saved, printed or copied: the tools of this page then say so, as where a browser refuses it.
 * For our own page alone; what it takes away is back with the next page.
 */
export function keepInside(page: Page): void {
  const { prototype: anchor } = page.HTMLAnchorElement;
  const { click } = anchor;
  anchor.click = function () {
    if (!this.download) click.call(this);
  };
  // Documents are printed through a frame of their own, which has no address.
  const { prototype: frame } = page.HTMLIFrameElement;
  const inside = Object.getOwnPropertyDescriptor(frame, "contentWindow");
  Object.defineProperty(frame, "contentWindow", {
    configurable: true,
    get(this: HTMLIFrameElement) {
      return this.src ? inside?.get?.call(this) : null;
    },
  });
  page.document.execCommand = () => false;
  page.document.addEventListener("copy", (event) => event.preventDefault(), true);
  Object.defineProperty(page.navigator, "clipboard", { configurable: true, value: null });
}
