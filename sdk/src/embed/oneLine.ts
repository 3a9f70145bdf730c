/**
 * Typed or pasted text in a form that an attribute can hold in every language of the snippets: one line, without
 * control characters and lone surrogates.
 */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}
