/**
 * All texts of a content file as one text, a line for each string, to be measured by `readingGrade`.
 * @param content strings, lists and objects, as deep as they go; anything else is passed over.
 * @param unread names of what no parent reads: ids, paths, addresses.
 */
export function textOf(content: unknown, unread: readonly string[] = []): string {
  return linesOf(content, new Set(unread)).join("\n");
}

function linesOf(content: unknown, unread: ReadonlySet<string>): readonly string[] {
  if (typeof content === "string") return [content];
  if (Array.isArray(content)) return content.flatMap((part) => linesOf(part, unread));
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([name, part]) => (unread.has(name) ? [] : linesOf(part, unread)));
}
