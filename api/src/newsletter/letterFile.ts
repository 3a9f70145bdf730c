import type { Block } from "../mail/Mail.ts";

/** The letter file has markup that mails do not support. The message names the line. */
export class LetterNotUnderstood extends Error {}

/**
 * Reads a letter: paragraphs with empty lines between them, and links, each a paragraph of its own, written
 * `[What it opens](https://…)`. A mail has the same content as text and as HTML, so any other Markdown, which would be
 * sent as plain characters, is refused.
 * @throws {LetterNotUnderstood}
 */
export function readLetter(text: string): readonly Block[] {
  const paragraphs = paragraphsOf(text);
  if (paragraphs.length === 0) throw new LetterNotUnderstood("The letter is empty.");
  return paragraphs.map(readParagraph);
}

interface Paragraph {
  /** Of its first line in the file, from 1. */
  readonly line: number;
  readonly lines: readonly string[];
}

function paragraphsOf(text: string): readonly Paragraph[] {
  const paragraphs: { line: number; lines: string[] }[] = [];
  let isWithin = false;
  for (const [index, line] of text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .entries()) {
    const isEmpty = line.trim() === "";
    if (!isEmpty && isWithin) paragraphs.at(-1)?.lines.push(line);
    if (!isEmpty && !isWithin) paragraphs.push({ line: index + 1, lines: [line] });
    isWithin = !isEmpty;
  }
  return paragraphs;
}

function readParagraph({ line, lines }: Paragraph): Block {
  const [first = "", ...others] = lines;
  const link = others.length === 0 ? /^\[([^[\]]+)\]\(([^()\s]+)\)$/.exec(first.trim()) : null;
  const [, label, href] = link ?? [];
  if (label !== undefined && href !== undefined) return readLink(line, label.trim(), href);
  for (const [index, each] of lines.entries()) refuseSigns(line + index, each);
  // Join lines that the writer wrapped.
  return lines.map((each) => each.trim()).join(" ");
}

function readLink(line: number, label: string, href: string): Block {
  if (!label || !/^https?:/.test(href) || !URL.canParse(href))
    throw new LetterNotUnderstood(
      `Line ${line}: a link needs a text and a full URL, such as [Our tools](https://www.example.org/tools).`,
    );
  return { label, href };
}

/** Markdown syntax that is refused, with the name used in the message. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/\p{Cc}/u, "a tab or another control character"],
  [/^ {4}/, "a line that is indented by four spaces"],
  [/^\s*#{1,6}(\s|$)/, "a heading (#)"],
  [/^\s*([-*+]|\d+[.)])\s/, "a list"],
  [/^\s*>/, "a quotation (>)"],
  [/^\s*([-*_=]\s*){3,}$/, "a horizontal rule"],
  [/^\s*(```|~~~)/, "a code block"],
  [/^\s*\|.*\|\s*$/, "a table"],
  [/!\[/, "an image"],
  [/\[[^\]]*\](\(|\[|:)/, "a link within a paragraph (a link is a paragraph of its own)"],
  [/`/, "code (`)"],
  [/<\/?[a-z!][^>]*>/i, "an HTML tag or an address in < >"],
  [/(?<![\w*])\*{1,3}(?=\S)[^*]*\S\*{1,3}(?!\w)/, "bold or italic text (*)"],
  [/(?<!\w)_{1,3}(?=\S)[^_]*\S_{1,3}(?!\w)/, "bold or italic text (_)"],
  [/\\[^\w\s]/, "a backslash escape"],
];

function refuseSigns(line: number, text: string): void {
  const found = signs.find(([sign]) => sign.test(text));
  if (found)
    throw new LetterNotUnderstood(
      `Line ${line} has ${found[1]}, which a letter does not support. It can have paragraphs, and links as separate paragraphs.`,
    );
}
