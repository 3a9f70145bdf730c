// A sentence with links is one message. Its links are written as in Markdown: "Please read [Privacy](/privacy)."

/** A part of a text: words, or a link to one of our pages by its path, or to another site by its URL. */
export type TextPiece = string | { readonly label: string; readonly to: string };

const link = /\[([^\]]+)\]\(([^)\s]+)\)/;

/** The text in parts, in order. A text without links is one part. */
export function piecesOf(text: string): readonly TextPiece[] {
  // Words, a label, where it leads, words, and so on.
  return text
    .split(link)
    .flatMap((part, at, { [at + 1]: to = "" }): readonly TextPiece[] =>
      at % 3 === 1 ? [{ label: part, to }] : at % 3 === 2 || part === "" ? [] : [part],
    );
}

/** The text as it reads where no link can be: the label of each. */
export function withoutLinks(text: string): string {
  return text.replace(new RegExp(link, "g"), "$1");
}
