import { statisticsEvents } from "@iep-insider/sdk/contract";
import type { MonthlyReport, ReportRow } from "./readReport.ts";
import { monthName, reportWords as words } from "./reportWords.ts";

/**
 * The report as a tagged PDF of one to three pages.
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
    margin: 56,
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
  // The types of pdfkit do not know it yet.
  const inStructure = { structParent: whole };
  const table = (first: string, rows: readonly (readonly [string, ReportRow])[]) => {
    const heads = [first, ...statisticsEvents.map((event) => words.events[event])];
    const head = (text: string) => ({ text, type: "TH" as const, font: { src: "Helvetica-Bold" } });
    doc.font("Helvetica").fontSize(10);
    doc.table({
      ...inStructure,
      columnStyles: ["*", 88, 88, 88],
      defaultStyle: { border: [0, 0, 0.5, 0], borderColor: "#767676", padding: 5 },
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
  write("H2", words.ofMonth(monthName(month)), 14, "Helvetica-Bold", 6);
  table(
    words.tool,
    ofMonth.map((row) => [row.tool, row] as const),
  );
  write("H2", words.ofYear(month.slice(0, 4)), 14, "Helvetica-Bold", 6);
  table(
    words.month,
    ofYear.map((row) => [monthName(row.month), row] as const),
  );
  if (languages.length > 0) {
    write("H2", words.byLanguage(month.slice(0, 4)), 14, "Helvetica-Bold", 6);
    table(
      `${words.month}, ${words.language.toLowerCase()}`,
      languages.map((row) => [`${monthName(row.month)}, ${row.language}`, row] as const),
    );
  }
  write("H2", words.methodTitle, 14, "Helvetica-Bold", 6);
  for (const text of words.method) write("P", text, 10, "Helvetica", 6);
  whole.end();
  doc.end();
  await ended;
  return Buffer.concat(chunks);
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
