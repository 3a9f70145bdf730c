import type { RichText } from "../content/TextContent.ts";

/** Without links. */
export function plainText(text: RichText): string {
  if (typeof text === "string") return text;
  return text.map((piece) => (typeof piece === "string" ? piece : piece.label)).join("");
}
