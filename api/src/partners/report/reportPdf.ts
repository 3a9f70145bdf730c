import { statisticsEvents } from "@iep-insider/sdk/contract";
import type { MonthlyReport, ReportRow } from "./readReport.ts";
import { monthName, reportWords as words } from "./reportWords.ts";

/** In points. */
const margin = 56;
const figureWidth = 88;
const padding = { x: 5, y: 3 };

/**
 * The report as a tagged PDF. A table that fits a page is not divided, and stays with its heading.
 * @param organization whose pages it is about.
 */
export async function reportPdf(
  organization: string,
  { month, ofMonth, ofYear, languages, state }: MonthlyReport,
): Promise<Buffer> {
  // Once a month: its fonts are not in memory until then.
  const { default: PDFDocument } = await import("pdfkit");
  const title = `${words.title}: ${organization}, ${monthName(month)}`;
  const doc = new PDFDocument({
    size: "LETTER",
    margin,
    bufferPages: true,
    lang: "en-US",
    tagged: true,
    displayTitle: true,
    pdfVersion: "1.7",
    info: { Title: title, Producer: words.publisher },
  });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on("end", () => resolve()));

  const whole = doc.struct("Document");
  doc.addStructure(whole);
  const write = (kind: "H1" | "H2" | "P", text: string, size: number, font: string, gap: number) => {
    whole.add(
      doc.struct(kind, {}, () => {
        doc.font(font).fontSize(size).text(text, { paragraphGap: gap });
      }),
    );
  };
  const heightOfRow = ({ figures }: ReportRow) => {
    const width = figureWidth - 2 * padding.x;
    const heights = Object.values(figures).map((figure) => doc.heightOfString(written(figure), { width }));
    return Math.max(...heights) + 2 * padding.y + 1;
  };
  const heightOf = (rows: readonly ReportRow[]) => {
    doc.font("Helvetica").fontSize(10);
    return rows.reduce((sum, row) => sum + heightOfRow(row), 20);
  };
  const startPageUnless = (height: number) => {
    if (doc.y + height > doc.page.maxY()) doc.addPage();
  };
  const heading = (text: string, height: number) => {
    startPageUnless(30 + height);
    write("H2", text, 14, "Helvetica-Bold", 6);
  };
  // The types of pdfkit do not know it yet.
  const inStructure = { structParent: whole };
  const table = (first: string, rows: readonly (readonly [string, ReportRow])[]) => {
    const heads = [first, ...statisticsEvents.map((event) => words.events[event])];
    const head = (text: string) => ({ text, type: "TH" as const, font: { src: "Helvetica-Bold" } });
    const figure = { width: figureWidth, align: { x: "right", y: "top" } } as const;
    doc.font("Helvetica").fontSize(10);
    doc.table({
      ...inStructure,
      columnStyles: ["*", figure, figure, figure],
      defaultStyle: { border: [0, 0, 0.5, 0], borderColor: "#767676", padding: [padding.y, padding.x] },
      data: [
        heads.map(head),
        ...rows.map(([name, { figures }]) => [
          { text: name, type: "TH" as const },
          ...statisticsEvents.map((event) => ({ text: written(figures[event]) })),
        ]),
      ],
    });
    doc.moveDown(1.5);
    doc.x = doc.page.margins.left;
  };

  write("H1", words.title, 22, "Helvetica-Bold", 4);
  write(
    "P",
    `${organization}, ${monthName(month)}. ${words.state}: ${state ?? words.noState}. ${words.publisher}.`,
    12,
    "Helvetica",
    20,
  );
  heading(words.ofMonth(monthName(month)), heightOf(ofMonth));
  table(
    words.tool,
    ofMonth.map((row) => [row.tool, row] as const),
  );
  heading(words.ofYear(month.slice(0, 4)), heightOf(ofYear));
  table(
    words.month,
    ofYear.map((row) => [monthName(row.month), row] as const),
  );
  if (languages.length > 0) {
    heading(words.byLanguage(month.slice(0, 4)), heightOf(languages));
    table(
      `${words.month}, ${words.language.toLowerCase()}`,
      languages.map((row) => [`${monthName(row.month)}, ${row.language}`, row] as const),
    );
  }
  heading(words.methodTitle, 20);
  doc.font("Helvetica").fontSize(10);
  for (const text of words.method) {
    startPageUnless(doc.heightOfString(text));
    write("P", text, 10, "Helvetica", 6);
  }
  whole.end();
  numberPages(doc);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Below the text, where there is more than one page. */
function numberPages(doc: PDFKit.PDFDocument): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; count > 1 && page < count; page++) {
    doc.switchToPage(page);
    // Text in the margin would start another page.
    doc.page.margins.bottom = 0;
    doc.markContent("Artifact", { type: "Pagination" });
    doc.font("Helvetica").fontSize(9);
    doc.text(words.page(page + 1, count), margin, doc.page.height - 36, { align: "right" });
    doc.endMarkedContent();
  }
}

function written(figure: number | string): string {
  return typeof figure === "number" ? figure.toLocaleString("en-US") : figure;
}

/**
 * A name that the standard fonts of PDF can write: the organization's, or the host of its website if it has letters
 * they lack.
 */
export function printableName(name: string, website: string): string {
  // Windows-1252 without its quotation marks and dashes outside Latin-1: few names have one.
  if (/^[\x20-\x7e\xa0-\xff‘’“”–—]+$/.test(name)) return name;
  return URL.canParse(website) ? new URL(website).hostname : "your pages";
}
