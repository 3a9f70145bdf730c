import type { RichText } from "../content/TextContent.ts";

/** The words alone, for where no link can stand. */
export function plainText(text: RichText): string {
  if (typeof text === "string") return text;
  return text.map((piece) => (typeof piece === "string" ? piece : piece.label)).join("");
}
