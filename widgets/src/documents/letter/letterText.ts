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
    [
      import.meta.env?.IEP_LOCALE === "es"
        ? `${letter.labels?.subject ?? "Re:"} ${subject}`
        : `Re: ${subject}`,
      ...about.map(({ label, value }) => `${label}: ${value}`),
    ],
    [salutation],
    [bodyText(body)],
    [closing],
    [signature],
    copies.map((name) =>
      import.meta.env?.IEP_LOCALE === "es" ? `${letter.labels?.copies ?? "cc:"} ${name}` : `cc: ${name}`,
    ),
  ];
  const written = blocks.filter((lines) => lines.length > 0).map((lines) => lines.join("\n"));
  return `${written.join("\n\n")}\n`;
}

/** A letter's body alone, with an empty line between its parts. */
export function bodyText(body: readonly LetterPart[]): string {
  return body
    .map((part) => (part.kind === "list" ? part.items.map((item) => `- ${item}`).join("\n") : part.text))
    .join("\n\n");
}
