import type { PageText } from "@iep-insider/sdk/school-documents";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { DocumentError } from "../DocumentProblem.ts";
import { limits } from "../limits.ts";
import { linesOf, type Piece } from "../lines.ts";
import { fieldPieces } from "./fieldPieces.ts";
import { openPdf } from "./openPdf.ts";

declare global {
  /** Set when a stream was longer than `limits.pdfStream`: our build writes the check into pdf.js. */
  var iepUnpackedTooMuch: boolean | undefined;
}

/** The text of a PDF, without what is only a picture. */
export interface PdfText {
  readonly pages: readonly PageText[];
  readonly pageCount: number;
  /** Numbers of the pages that have hardly any text: scans, or empty. */
  readonly withoutText: readonly number[];
}

/**
 * Reads text, form fields and check boxes; the first pages of a longer document (`limits.pages`).
 * @param onPage is called before each page.
 * @throws {DocumentError} "password", "damaged", "unpacks-too-large"
 */
export async function readPdf(
  bytes: Uint8Array,
  onPage: (page: number, of: number) => void,
): Promise<PdfText> {
  // No picture is decoded here.
  const pdf = await openPdf(bytes, { maxImageSize: 0 });
  const pageCount = pdf.numPages;
  const count = Math.min(pageCount, limits.pages);
  const pages: PageText[] = [];
  const withoutText: number[] = [];
  const isBold = findsBoldFonts();
  let characters = 0;
  for (let number = 1; number <= count; number++) {
    onPage(number, count);
    const pieces = await piecesOf(pdf.getPage(number), isBold).catch((error: unknown) => {
      // One damaged page does not take the others away.
      if (error instanceof DocumentError) throw error;
      return [];
    });
    const length = pieces.reduce((sum, { text }) => sum + text.trim().length, 0);
    characters += length;
    if (characters > limits.characters || globalThis.iepUnpackedTooMuch)
      throw new DocumentError("unpacks-too-large");
    if (length < fewestCharacters) withoutText.push(number);
    pages.push({ number, lines: linesOf(pieces) });
  }
  await pdf.loadingTask.destroy();
  return { pages, pageCount, withoutText };
}

/** A scanned page may have a page number or a fax line as text. */
const fewestCharacters = 20;

async function piecesOf(
  asked: Promise<PDFPageProxy>,
  boldFonts: ReturnType<typeof findsBoldFonts>,
): Promise<readonly Piece[]> {
  const page = await asked;
  const { transform, scale } = page.getViewport({ scale: 1 });
  const content = await page.getTextContent();
  const isBold = await boldFonts(
    page,
    content.items.flatMap((item) => ("fontName" in item ? [item.fontName] : [])),
  );
  const pieces = content.items.flatMap((item): readonly Piece[] => {
    if (!("str" in item) || item.str.trim() === "") return [];
    const [x, y] = placed(transform, item.transform[4], item.transform[5]);
    const size = Math.hypot(item.transform[2], item.transform[3]) * scale;
    return [{ text: item.str, x, y, width: item.width * scale, size, isBold: isBold(item.fontName) }];
  });
  const fields = fieldPieces(await page.getAnnotations(), (x, y) => placed(transform, x, y));
  page.cleanup();
  return [...pieces, ...fields];
}

/**
 * Only drawing a page loads its fonts' names, which takes longer than its text. The pages of a document share their
 * fonts: most pages need no drawing.
 */
function findsBoldFonts() {
  const known = new Set<string>();
  return async (page: PDFPageProxy, names: readonly string[]): Promise<(font: string) => boolean> => {
    if (names.some((name) => !known.has(name))) await page.getOperatorList();
    for (const name of names) known.add(name);
    return (name) => {
      if (!page.commonObjs.has(name)) return false;
      const font: { bold?: boolean; black?: boolean; name?: string } | null = page.commonObjs.get(name);
      return (
        font !== null &&
        (font.bold === true || font.black === true || /bold|black|heavy/i.test(font.name ?? ""))
      );
    };
  };
}

/** From the PDF's coordinates, which begin at the bottom, to the page as it is seen. */
function placed(transform: readonly number[], x: number, y: number): readonly [number, number] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform;
  return [a * x + c * y + e, b * x + d * y + f];
}
