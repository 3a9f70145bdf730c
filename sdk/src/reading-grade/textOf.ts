/**
 * All texts of a content file as one text, a line for each string, to be measured by `readingGrade`. A list in which
 * a string begins or ends with a space is one text in pieces, such as a sentence with a link in it.
 * @param content strings, lists and objects, as deep as they go; anything else is passed over.
 * @param unread names of what no parent reads: ids, paths, addresses.
 */
export function textOf(content: unknown, unread: readonly string[] = []): string {
  return linesOf(content, new Set(unread)).join("\n");
}

function linesOf(content: unknown, unread: ReadonlySet<string>): readonly string[] {
  if (typeof content === "string") return [content];
  if (Array.isArray(content)) {
    const lines = content.flatMap((part) => linesOf(part, unread));
    return content.some(isPiece) ? [lines.join("")] : lines;
  }
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([name, part]) => (unread.has(name) ? [] : linesOf(part, unread)));
}

function isPiece(part: unknown): boolean {
  return typeof part === "string" && /^\s|\s$/.test(part);
}
