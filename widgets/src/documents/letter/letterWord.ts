import {
  Document,
  Footer,
  type IParagraphOptions,
  type IRunOptions,
  type ISectionOptions,
  PageNumber,
  Paragraph,
  Tab,
  TextRun,
} from "docx";
import type { LetterDocument, LetterPart } from "../LetterDocument.ts";
import { usLetter } from "../usLetter.ts";
import { copyWords } from "./copyWords.ts";

// In Word's twentieths of a point; the same lengths as in print.
const page = { ...usLetter, margin: { ...usLetter.margin, top: 1008, bottom: 1008 } };
const gap = { after: 130 };
const spaceToSign = { after: 600 };
const hanging = 540;
/** Of the copy's paragraphs: Word reads and spells them as Spanish. */
const inSpanish = { id: "Spanish", name: "Spanish", run: { language: { value: "es-US" } } };

/**
 * A letter as a Word file: no heading, the closing kept with the signature, page numbers from the second page on. In
 * Spanish, the copy to read begins on a page of its own.
 */
export function letterWord(letter: LetterDocument): Document {
  const copy = import.meta.env.IEP_LOCALE === "es" ? letter.spanishCopy : undefined;
  return new Document({
    title: letter.subject,
    creator: letter.signature,
    styles: {
      default: {
        document: {
          run: { font: "Times New Roman", size: 22, language: { value: "en-US" } },
          paragraph: { spacing: { line: 252 } },
        },
      },
      paragraphStyles: copy ? [inSpanish] : [],
    },
    sections: [section(letter), ...(copy ? [section(copy, copyTitle())] : [])],
  });
}

function section(letter: LetterDocument, title: readonly Paragraph[] = []): ISectionOptions {
  const { date, delivery, body, copies, labels } = letter;
  const style = styleOf(letter);
  return {
    // The first page has its own footer, which is empty.
    properties: { page, titlePage: true },
    footers: {
      default: pageNumber(labels?.page, style),
      first: new Footer({ children: [new Paragraph("")] }),
    },
    children: [
      ...title,
      letterhead(letter.sender, style),
      paragraph(delivery === null ? [date] : [date, delivery], { ...style, spacing: gap }),
      paragraph(letter.recipient, { ...style, spacing: gap }),
      aboutParagraph(letter),
      paragraph([letter.salutation], { ...style, spacing: gap }),
      ...body.flatMap((part, index) => partParagraphs(part, body[index + 1], style)),
      paragraph([letter.closing], { ...style, spacing: spaceToSign, keepNext: true }),
      paragraph([letter.signature], { ...style, keepNext: copies.length > 0, spacing: gap }),
      ...(copies.length > 0
        ? [
            paragraph(
              copies.map((name) => `${labels?.copies ?? "cc:"} ${name}`),
              style,
            ),
          ]
        : []),
    ],
  };
}

type Style = Pick<IParagraphOptions, "style">;

function styleOf({ labels }: LetterDocument): Style {
  return labels ? { style: inSpanish.id } : {};
}

/** In a box, in another typeface, so that it is not taken for the letter. */
function copyTitle(): readonly Paragraph[] {
  const edge = { style: "single", size: 12, space: 6, color: "000000" } as const;
  const font = "Arial";
  return [
    new Paragraph({
      border: { top: edge, right: edge, bottom: edge, left: edge },
      spacing: { after: 280 },
      children: [
        new TextRun({ text: copyWords.title, bold: true, font, ...inSpanish.run }),
        new TextRun({ text: copyWords.titleForSchool, font, break: 1 }),
      ],
    }),
  ];
}

/** The name, with the other lines in a row below it. */
function letterhead([name = "", ...rest]: readonly string[], style: Style): Paragraph {
  return new Paragraph({
    ...style,
    alignment: "center",
    border: { bottom: { style: "single", size: 4, space: 6, color: "000000" } },
    spacing: { after: 240 },
    children: [
      new TextRun({ text: name, bold: true, size: 28 }),
      ...(rest.length > 0 ? [new TextRun({ text: rest.join(" · "), size: 21, break: 1 })] : []),
    ],
  });
}

function aboutParagraph(letter: LetterDocument): Paragraph {
  const { subject, about, labels } = letter;
  return new Paragraph({
    ...styleOf(letter),
    keepLines: true,
    spacing: gap,
    indent: { left: hanging, hanging },
    children: [
      new TextRun({ children: [labels?.subject ?? "Re:", new Tab()] }),
      new TextRun({ text: subject, bold: true }),
      ...about.map(({ label, value }) => new TextRun({ text: `${label}: ${value}`, break: 1 })),
    ],
  });
}

/** The introduction of a list stays with it; the last part of the letter (no `next`) with the closing. */
function partParagraphs(part: LetterPart, next: LetterPart | undefined, style: Style): Paragraph[] {
  const keepNext = next?.kind !== "paragraph";
  if (part.kind === "paragraph")
    return [paragraph(part.text.split("\n"), { ...style, spacing: gap, keepNext })];
  return part.items.map((item, index) => {
    const isLast = index === part.items.length - 1;
    return paragraph([item], {
      ...style,
      bullet: { level: 0 },
      keepLines: true,
      keepNext: isLast && next === undefined,
      spacing: { after: isLast ? gap.after : 40 },
    });
  });
}

function paragraph(lines: readonly string[], options: IParagraphOptions = {}): Paragraph {
  const run = (text: string, index: number): IRunOptions => (index === 0 ? { text } : { text, break: 1 });
  return new Paragraph({ ...options, children: lines.map((line, index) => new TextRun(run(line, index))) });
}

function pageNumber(page = "Page", style: Style = {}): Footer {
  return new Footer({
    children: [
      new Paragraph({
        ...style,
        alignment: "center",
        children: [new TextRun({ children: [`${page} `, PageNumber.CURRENT], size: 19 })],
      }),
    ],
  });
}
