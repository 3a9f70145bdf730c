/** Text for Markdown that a Vue template is made of: no tag, no table border, no interpolation. */
export function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll('"', "&quot;")
    .replaceAll("|", "&#124;")
    .replaceAll("{{", "&#123;&#123;");
}

/** A table of Markdown; the cells are Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return `${lines.join("\n")}\n`;
}

export function code(text: string): string {
  return `\`${text}\``;
}
