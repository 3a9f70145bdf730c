import kit from "virtual:sheet/kit";

/**
 * Dresses a shadow root in the kit's sheet and one tool's; what else it wears stays. Constructable sheets stand under
 * `style-src 'self'`.
 */
export function wear(root: ShadowRoot, toolSheet: string): void {
  const others = root.adoptedStyleSheets.filter((sheet) => !ours.has(sheet));
  root.adoptedStyleSheets = [sharedSheet(kit), sharedSheet(toolSheet), ...others];
}

const made = new Map<string, CSSStyleSheet>();
const ours = new Set<CSSStyleSheet>();

/** One sheet per text, shared by all elements on the page. */
function sharedSheet(css: string): CSSStyleSheet {
  const known = made.get(css);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  made.set(css, sheet);
  ours.add(sheet);
  return sheet;
}
