/**
 * Text that somebody typed or pasted, as an attribute can hold it in every language that a snippet is written in: one
 * line, without control characters and halves of characters.
 */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}
