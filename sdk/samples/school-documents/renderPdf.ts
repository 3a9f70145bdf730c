import PDFDocument from "pdfkit";
import type { Laid } from "./blocks.ts";
import { drawBlocks } from "./pdf/drawBlocks.ts";
import { Paper } from "./pdf/Paper.ts";

/** @returns the bytes of a PDF: the same for the same blocks, on every machine. */
export async function renderPdf({ theme, blocks }: Laid): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: "LETTER",
    layout: theme.landscape ? "landscape" : "portrait",
    margin: theme.margin,
    bufferPages: true,
    info: { CreationDate: new Date(Date.UTC(2026, 0, 5)), Producer: "Invented sample" },
  });
  const paper = new Paper(doc, theme);
  drawBlocks(paper, blocks);
  paper.drawMargins();
  return bytesOf(doc);
}

/** Ends a document and collects its bytes. */
export async function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on("end", () => resolve()));
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
