import type { LetterDocument } from "../LetterDocument.ts";
import { copyWords } from "./copyWords.ts";
import { LetterView } from "./LetterView.tsx";
import { letterText } from "./letterText.ts";

// The Spanish copy after a letter: on a page of its own, titled so that it is not sent by mistake.

/** For print. */
export function SpanishCopy({ letter: { spanishCopy } }: { readonly letter: LetterDocument }) {
  if (!spanishCopy) return null;
  return (
    <section lang="es">
      <p>{copyWords.title}</p>
      <p lang="en">{copyWords.titleForSchool}</p>
      <LetterView letter={spanishCopy} />
    </section>
  );
}

export const spanishCopyCss = `
section { break-before: page; }
section > p { padding: 6pt 9pt 0; border: 1.5pt solid #000; border-bottom: 0; font: bold 11pt/1.3 Arial, sans-serif; }
section > p + p { margin-bottom: 14pt; padding: 0 9pt 6pt; border: 1.5pt solid #000; border-top: 0; font-weight: normal; }
`;

/** The text file: the letter, and below a line the copy. What is copied and sent is the letter alone. */
export function textWithCopy(letter: LetterDocument): string {
  const { spanishCopy } = letter;
  if (!spanishCopy) return letterText(letter);
  const line = "=".repeat(60);
  return `${letterText(letter)}\n\n${line}\n${copyWords.title}\n${copyWords.titleForSchool}\n${line}\n\n${letterText(spanishCopy)}`;
}
