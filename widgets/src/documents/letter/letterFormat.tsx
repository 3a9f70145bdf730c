import type { DocumentFormat } from "../DocumentFormat.ts";
import type { LetterDocument } from "../LetterDocument.ts";
import { LetterView } from "./LetterView.tsx";
import { letterText } from "./letterText.ts";
import { SpanishCopy, spanishCopyCss, textWithCopy } from "./spanishCopy.tsx";

const english: DocumentFormat<LetterDocument> = {
  toText: letterText,
  toPage: (letter) => ({ title: letter.subject, css: printCss, content: <LetterView letter={letter} /> }),
};

/** In Spanish, the copy to read comes after the letter (ADR 101). */
const spanish: DocumentFormat<LetterDocument> = {
  toText: letterText,
  toFile: textWithCopy,
  toPage: (letter) => ({
    title: letter.subject,
    css: printCss + spanishCopyCss,
    content: (
      <>
        <LetterView letter={letter} />
        <SpanishCopy letter={letter} />
      </>
    ),
  }),
};

export const letterFormat = import.meta.env.IEP_LOCALE === "es" ? spanish : english;

/**
 * The sender is at the top as on printed letterhead, the name first and the other lines in a row. The closing, the
 * space to sign and the names stay together, and are never on a page without the end of the letter above them. The
 * first page has no number, so that a letter of one page has none.
 */
const printCss = `
@page { size: letter; margin: .7in 1in; @bottom-center { content: "Page " counter(page); font: 9.5pt "Times New Roman", Times, serif; } }
@page :first { @bottom-center { content: none; } }
body { margin: 0; font: 11pt/1.2 "Times New Roman", Times, serif; color: #000; }
p { margin: 0; orphans: 2; widows: 2; }
span { display: block; }
article > * { margin: 0 0 6.5pt; }
article > p:first-child { margin-bottom: 12pt; padding-bottom: 6pt; border-bottom: .5pt solid #000; text-align: center; font-size: 10.5pt; }
article > p:first-child span:first-child { font-size: 14pt; font-weight: bold; }
article > p:first-child span + span { display: inline; }
article > p:first-child span + span + span::before { content: " \\00b7  "; }
article > div { display: flex; gap: 6pt; break-inside: avoid; }
article > div div > p:first-child { font-weight: bold; }
article > p:has(+ ul), article > :nth-last-child(2) { break-after: avoid; }
ul { padding-left: 18pt; }
li { break-inside: avoid; }
li + li { margin-top: 2pt; }
footer { margin: 0; break-inside: avoid; }
footer > p:first-child { margin-bottom: 30pt; }
footer > p + p + p { margin-top: 6.5pt; }
`;
