/** A text that a reader or a search engine gets from a page, with the language that it is marked with. */
export interface PageText {
  readonly text: string;
  readonly language: string;
}

/** Attributes that are read. */
const readAttributes = /\s(?:alt|title|aria-label|aria-description|placeholder|content)="([^"]*)"/g;
const voids = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "wbr",
]);

/**
 * @param html a page as the build writes it: every element is closed, and `<` is in no text.
 * @returns its texts in their order; those of data for search engines as one.
 */
export function textsOf(html: string): readonly PageText[] {
  const found: PageText[] = [];
  const open: { readonly name: string; readonly language: string }[] = [];
  const languageNow = () => open.at(-1)?.language ?? "";
  for (const [, text = "", end, name = "", attributes = ""] of html.matchAll(
    /([^<]+)|<(\/?)([a-z][a-z0-9-]*)((?:[^>"]|"[^"]*")*)>|<!--[\s\S]*?-->/gi,
  )) {
    if (text.trim() !== "") found.push({ text: decoded(text).trim(), language: languageNow() });
    if (end === "/") while (open.length > 0 && open.pop()?.name !== name);
    if (end !== "") continue;
    const language = /\slang="([^"]*)"/.exec(attributes)?.[1] ?? languageNow();
    for (const [, value = ""] of attributes.matchAll(readAttributes))
      if (value.trim() !== "") found.push({ text: decoded(value), language });
    if (!voids.has(name) && !attributes.endsWith("/")) open.push({ name, language });
  }
  return found;
}

function decoded(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}
