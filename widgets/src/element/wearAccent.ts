import { retryImport } from "@iep-insider/sdk/ui";

/**
 * Colors what is filled in an element, by a sheet of its own; --iep-accent of the page goes before it. As it was given
 * at once, and in shades that can be seen on our paper as soon as they are computed.
 * @param accent `#rrggbb`. @returns takes it off again.
 */
export function wearAccent(element: HTMLElement, root: ShadowRoot, accent: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:host{--iep-own-accent:${accent}}`);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  import("./accent/accentSheet.ts").catch(retryImport<typeof import("./accent/accentSheet.ts")>).then(
    ({ accentSheet }) => sheet.replaceSync(accentSheet(element, accent)),
    // Its lettering is readable without.
    () => {},
  );
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
