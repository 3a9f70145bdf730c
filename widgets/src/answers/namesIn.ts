/** The names of a names field, each trimmed: "Ana Lopez, Leo" is two. */
export function namesIn(text: string): readonly string[] {
  return text
    .split(/[,;\n]|\band\b/i)
    .map((name) => name.trim())
    .filter(Boolean);
}
