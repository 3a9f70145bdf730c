import { englishPartsOf } from "@iep-insider/sdk/ui";
import { CheckBox, Document, Footer, HeadingLevel, PageNumber, Paragraph, Tab, TextRun } from "docx";
import type { Block, Check, ReportDocument } from "../ReportDocument.ts";
import { usLetter } from "../usLetter.ts";
import { footerOf } from "./footerOf.ts";

/** The document's own language: the build in Spanish has `es-US` here. */
const language = { value: "en-US" };
/** Written so that it is English in every build. */
const english = { value: ["en", "US"].join("-") };

/** A report as a Word file, with a title, headings and page numbers. In Spanish, what stays English is marked. */
export function reportWord(document: ReportDocument): Document {
  const runs = (text: string) =>
    englishPartsOf(text, document.english ?? []).map(
      (part) => new TextRun({ text: part.text, ...(part.isEnglish && { language: english }) }),
    );
  return new Document({
    title: document.title,
    styles: {
      default: {
        document: { run: { font: "Calibri", size: 23, language } },
        title: { run: { size: 40, bold: true }, paragraph: { spacing: { after: 240 } } },
        heading1: { run: { size: 28, bold: true, color: "000000" } },
      },
    },
    sections: [
      {
        properties: { page: usLetter },
        footers: { default: pageNumbers() },
        children: [
          new Paragraph({ text: document.title, heading: HeadingLevel.TITLE }),
          ...document.lead.map((line) => paragraph(runs(line))),
          ...document.sections.flatMap((section) => [
            new Paragraph({
              text: section.title,
              heading: HeadingLevel.HEADING_1,
              spacing: { before: 320, after: 120 },
            }),
            ...section.blocks.flatMap((block) => blockParagraphs(block, runs)),
          ]),
          ...footerOf(document).map(
            (text) =>
              new Paragraph({ spacing: { before: 240 }, children: [new TextRun({ text, size: 19 })] }),
          ),
        ],
      },
    ],
  });
}

type Runs = (text: string) => TextRun[];

function blockParagraphs(block: Block, runs: Runs): Paragraph[] {
  switch (block.kind) {
    case "paragraph":
      return [paragraph(runs(block.text))];
    case "list":
      return list(block.title, block.items, runs);
    case "checks":
      return block.checks.map(check);
    case "compare":
      return block.sides.flatMap((side) => list(side.title, side.items, runs));
    case "law":
      return block.sentences.map(
        ({ text, provisions }) =>
          new Paragraph({
            bullet: { level: 0 },
            children: [
              new TextRun(text),
              ...provisions.map(
                (provision) => new TextRun({ text: provision.citation, break: 1, italics: true, size: 20 }),
              ),
            ],
          }),
      );
  }
}

function list(title: string | undefined, items: readonly string[], runs: Runs): Paragraph[] {
  const heading = title
    ? [
        new Paragraph({
          children: [new TextRun({ text: title, bold: true })],
          keepNext: true,
          spacing: { before: 120 },
        }),
      ]
    : [];
  return [...heading, ...items.map((text) => new Paragraph({ children: runs(text), bullet: { level: 0 } }))];
}

/** A checkbox that can be checked in Word. */
function check({ text, isDone, hint }: Check): Paragraph {
  return new Paragraph({
    indent: { left: 400, hanging: 400 },
    spacing: { after: 100 },
    keepLines: true,
    children: [
      new CheckBox({ checked: isDone }),
      new TextRun({ children: [new Tab(), text] }),
      ...(hint === undefined ? [] : [new TextRun({ text: hint, break: 1, size: 20 })]),
    ],
  });
}

function paragraph(children: readonly TextRun[]): Paragraph {
  return new Paragraph({ children, spacing: { after: 120 } });
}

function pageNumbers(): Footer {
  return new Footer({
    children: [
      new Paragraph({
        children: [new TextRun({ children: [PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES] })],
      }),
    ],
  });
}
