const made = new Map<string, CSSStyleSheet>();

/** One constructable sheet per text, shared by all elements on the page. Stands under `style-src 'self'`. */
export function sharedSheet(css: string): CSSStyleSheet {
  const known = made.get(css);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  made.set(css, sheet);
  return sheet;
}
