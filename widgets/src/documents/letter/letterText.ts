import type { LetterDocument, LetterPart } from "../LetterDocument.ts";

/**
 * A letter as plain text, ending in a line break. A paragraph is one line, however long: it is pasted into emails,
 * which wrap by themselves.
 */
export function letterText(letter: LetterDocument): string {
  const { sender, date, delivery, recipient, subject, about, salutation, body, closing, signature, copies } =
    letter;
  const blocks = [
    sender,
    delivery === null ? [date] : [date, delivery],
    recipient,
    [`Re: ${subject}`, ...about.map(({ label, value }) => `${label}: ${value}`)],
    [salutation],
    ...body.map(partLines),
    [closing],
    [signature],
    copies.map((name) => `cc: ${name}`),
  ];
  const written = blocks.filter((lines) => lines.length > 0).map((lines) => lines.join("\n"));
  return `${written.join("\n\n")}\n`;
}

function partLines(part: LetterPart): readonly string[] {
  return part.kind === "list" ? part.items.map((item) => `- ${item}`) : [part.text];
}
