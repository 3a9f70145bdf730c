// A sentence with links is one message. Its links are written as in Markdown: "Please read [Privacy](/privacy)."

/** A part of a text: words, or a link to one of our pages by its path, or to another site by its URL. */
export type TextPiece = string | { readonly label: string; readonly to: string };

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** The text in parts, in order. A text without links is one part. */
export function piecesOf(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: whole, 1: label = "", 2: to = "", index } of text.matchAll(link)) {
    if (index > end) pieces.push(text.slice(end, index));
    pieces.push({ label, to });
    end = index + whole.length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

/** The text as it reads where no link can be: the label of each. */
export function withoutLinks(text: string): string {
  return text.replace(link, "$1");
}
