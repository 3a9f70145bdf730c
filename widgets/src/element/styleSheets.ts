import kit from "virtual:sheet/kit";

/**
 * Gives a shadow root the kit's style sheet and one tool's; its other sheets stay. Constructable sheets are allowed
 * under `style-src 'self'`.
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
