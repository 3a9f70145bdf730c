// A sentence with links is one message. Its links are written as in Markdown: "Please read [Privacy](/privacy)."

/** A part of a text: words, or a link to one of our pages by its path, or to another site by its URL. */
export type TextPiece = string | { readonly label: string; readonly to: string };

const link = /\[([^\]]+)\]\(([^)\s]+)\)/;

/** The text in parts, in order. A text without links is one part. */
export function piecesOf(text: string): readonly TextPiece[] {
  // Words, a label, where it leads, and so on.
  const [words = "", label, to = ""] = text.split(link);
  const before = words === "" ? [] : [words];
  return label === undefined
    ? before
    : [...before, { label, to }, ...piecesOf(text.slice(words.length + label.length + to.length + 4))];
}

/** The text as it reads where no link can be: the label of each. */
export function withoutLinks(text: string): string {
  return text.replace(new RegExp(link, "g"), "$1");
}
