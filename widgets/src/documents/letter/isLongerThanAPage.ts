import type { LetterDocument } from "../LetterDocument.ts";

// The lengths of `letterFormat`'s print style, in points.
const pageHeight = (11 - 2 * 0.7) * 72;
const textWidth = 6.5 * 72;
const fontSize = 11;
const lineHeight = 1.2;
const gap = 6.5;
const listIndent = 18;

/** The widths of Times New Roman's characters from the space to "~", in thousandths of the font size. */
const widths =
  "250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541"
    .split(" ")
    .map(Number);

/** Whether a letter prints on more than one page, computed from the print style. */
export function isLongerThanAPage(letter: LetterDocument): boolean {
  return heightOf(letter) > pageHeight;
}

function heightOf({
  sender,
  date,
  delivery,
  recipient,
  subject,
  about,
  body,
  copies,
}: LetterDocument): number {
  const lines = (count: number, size = fontSize) => count * size * lineHeight;
  const text = (paragraph: string, width = textWidth) =>
    lines(paragraph.split("\n").reduce((sum, line) => sum + linesIn(line, width), 0));
  const parts = [
    // The name, the other lines in a row, the rule below them.
    lines(1, 14) + lines(linesIn(sender.slice(1).join("  · "), textWidth, 10.5), 10.5) + 6.5 + 12 - gap,
    lines(delivery === null || date === "" ? 1 : 2),
    lines(recipient.length),
    text(
      [`Re:  ${subject}`, ...about.map(({ label, value }) => `${label}: ${value}`)].join("\n"),
      textWidth - 24,
    ),
    lines(1),
    ...body.map((part) =>
      part.kind === "paragraph"
        ? text(part.text)
        : part.items.reduce(
            (sum, item) => sum + text(item, textWidth - listIndent),
            2 * (part.items.length - 1),
          ),
    ),
  ];
  const footer = lines(1) + 30 + lines(1) + (copies.length > 0 ? gap + lines(copies.length) : 0);
  return parts.reduce((sum, height) => sum + height + gap, 0) + footer;
}

/** The number of lines of a text, broken between words. */
function linesIn(text: string, width: number, size = fontSize): number {
  if (text === "") return 0;
  const space = widthOf(" ", size);
  let count = 1;
  let used = 0;
  for (const word of text.split(" ")) {
    const wide = widthOf(word, size);
    if (used > 0 && used + space + wide > width) {
      count += 1;
      used = wide;
    } else used += (used > 0 ? space : 0) + wide;
  }
  return count;
}

function widthOf(text: string, size: number): number {
  const units = [...text].reduce((sum, char) => sum + (widths[char.charCodeAt(0) - 32] ?? 500), 0);
  return (units * size) / 1000;
}
