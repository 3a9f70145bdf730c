/** The preview page, with the APIs that save, print or copy. */
type Page = Window & Pick<typeof globalThis, "HTMLAnchorElement" | "HTMLIFrameElement">;

/**
 * Blocks saving, printing and copying of a sample: the tools then report failure, as if the browser had refused. For
 * our own page only, until it is left.
 */
export function keepInside(page: Page): void {
  const { prototype: anchor } = page.HTMLAnchorElement;
  const { click } = anchor;
  anchor.click = function () {
    if (!this.download) click.call(this);
  };
  // Documents are printed through a frame without a URL.
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
