import {
  Document,
  Footer,
  HeadingLevel,
  PageBreak,
  PageNumber,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
} from "docx";
import type { ReviewedArea, ReviewedText } from "./reviewedArea.ts";
import { columns, type FirstPage, inEnglish, inSpanish, signature } from "./words.ts";

// In Word's twentieths of a point: US Letter on its side, with margins of 0.7 inches.
const margin = 1008;
const page = {
  size: { width: 12240, height: 15840, orientation: PageOrientation.LANDSCAPE },
  margin: { top: margin, bottom: margin, left: margin, right: margin },
};
const widths = [760, 3900, 3900, 2064, 3200];
const small = 16;

/** An area as a Word file for a native reviewer: what to judge, then every text beside its Spanish. */
export function reviewWord(area: ReviewedArea): Document {
  return new Document({
    title: `Revisión del español: ${area.name}`,
    styles: {
      default: {
        document: { run: { font: "Calibri", size: 20 } },
        title: { run: { size: 36, bold: true }, paragraph: { spacing: { after: 160 } } },
        heading1: { run: { size: 24, bold: true, color: "000000" } },
      },
    },
    sections: [
      {
        properties: { page },
        footers: { default: pageNumbers(area.name) },
        children: [
          new Paragraph({ text: `Revisión del español: ${area.name}`, heading: HeadingLevel.TITLE }),
          firstPage(area),
          new Paragraph({ text: signature, spacing: { before: 240 } }),
          new Paragraph({ children: [new PageBreak()] }),
          textsTable(area.texts),
        ],
      },
    ],
  });
}

function firstPage(area: ReviewedArea): Table {
  const width = widths.reduce((sum, one) => sum + one, 0) / 2;
  return new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: [width, width],
    rows: [
      new TableRow({
        children: [cell(wordsFor(inSpanish, area, "es-US")), cell(wordsFor(inEnglish, area, "en-US"))],
      }),
    ],
  });
}

function wordsFor(words: FirstPage, area: ReviewedArea, language: string): readonly Paragraph[] {
  const { name, kind, texts, plainness, reviewedBy } = area;
  const missing = texts.filter(({ spanish }) => spanish === "").length;
  const plain = (text: string) => paragraph(text, language, { spacing: { after: 80 } });
  const heading = (text: string) =>
    paragraph(text, language, { heading: HeadingLevel.HEADING_1, spacing: { before: 120, after: 60 } });
  const item = (text: string) => paragraph(text, language, { bullet: { level: 0 } });
  return [
    plain(words.intro),
    plain(words.facts(name, texts.length, missing, plainness)),
    plain(`${words.kinds[kind]} ${words.reviewedBy(reviewedBy)}`),
    heading(words.judge),
    ...words.points.map(item),
    heading(words.record),
    ...words.steps(`sdk/locales/es/${name}.po`).map(item),
  ];
}

/** Its first row repeats on each page, and no row is split between two. */
function textsTable(texts: readonly ReviewedText[]): Table {
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map((title) =>
      cell([new Paragraph({ children: [new TextRun({ text: title, bold: true })] })], { fill: "E7EEEC" }),
    ),
  });
  const rows = texts.flatMap((text, index) => [
    ...(text.file === texts[index - 1]?.file ? [] : [fileRow(text.file)]),
    textRow(text, index + 1),
  ]);
  return new Table({ layout: TableLayoutType.FIXED, columnWidths: widths, rows: [head, ...rows] });
}

function fileRow(file: string): TableRow {
  const name = new TextRun({ text: file, bold: true, size: small });
  return new TableRow({
    cantSplit: true,
    children: [
      cell([new Paragraph({ children: [name], keepNext: true })], { fill: "F5F5F2", span: columns.length }),
    ],
  });
}

function textRow({ english, spanish, places }: ReviewedText, number: number): TableRow {
  const where = places.map(
    (place) => new Paragraph({ children: [new TextRun({ text: breakable(place), size: small })] }),
  );
  return new TableRow({
    cantSplit: true,
    children: [
      cell([new Paragraph(String(number))]),
      cell([paragraph(english, "en-US")]),
      cell([paragraph(spanish, "es-US")]),
      cell(where.length > 0 ? where : [new Paragraph("")]),
      cell([new Paragraph("")]),
    ],
  });
}

/** Lets Word break a path or a key at its dots and slashes. */
function breakable(place: string): string {
  return place.replace(/[./](?=\w)/g, "$&\u200B");
}

function cell(
  children: readonly Paragraph[],
  { fill, span }: { fill?: string; span?: number } = {},
): TableCell {
  return new TableCell({
    children: [...children],
    margins: { top: 60, bottom: 60, left: 90, right: 90 },
    ...(fill ? { shading: { fill } } : {}),
    ...(span ? { columnSpan: span } : {}),
  });
}

/** @param language so that Word checks the spelling in the right one. */
function paragraph(
  text: string,
  language: string,
  options: Omit<ConstructorParameters<typeof Paragraph>[0] & object, "children"> = {},
): Paragraph {
  const run = (line: string, index: number) =>
    new TextRun({ text: line, language: { value: language }, ...(index > 0 ? { break: 1 } : {}) });
  return new Paragraph({ ...options, children: text.split("\n").map(run) });
}

function pageNumbers(area: string): Footer {
  return new Footer({
    children: [
      new Paragraph({
        alignment: "right",
        children: [
          new TextRun({
            children: [`${area} · `, PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES],
            size: small,
          }),
        ],
      }),
    ],
  });
}
