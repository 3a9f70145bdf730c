import type { DocumentText, PageText } from "@iep-insider/sdk/school-documents";
import { DocumentError } from "./DocumentProblem.ts";
import { fileTypeOf } from "./fileType.ts";
import { limits } from "./limits.ts";
import type { Reading, ReadingProgress } from "./Reading.ts";
import { readPasted } from "./readPasted.ts";
import type { Recognition } from "./scan/startRecognition.ts";

/** Where the parts are that are fetched when a document needs them: addresses that end with a slash. */
export interface ReaderFolders {
  readonly ocr: string;
  readonly pdf: string;
}

type OnProgress = (progress: ReadingProgress) => void;

/**
 * Reads one document: one file, or the photos of its pages in order. Runs in a worker.
 * @throws {DocumentError} with what the parent is told.
 */
export async function readFiles(
  files: readonly Uint8Array<ArrayBuffer>[],
  folders: ReaderFolders,
  onProgress: OnProgress,
): Promise<Reading> {
  if (files.some(({ length }) => length > limits.fileSize)) throw new DocumentError("too-big");
  const types = files.map(fileTypeOf);
  const [file] = files;
  if (!file) throw new DocumentError("empty");
  if (types.every((type) => type === "photo")) return withText(await readPhotos(files, folders, onProgress));
  if (files.length > 1) throw new DocumentError("mixed-files");
  if (types[0] === "pdf") return withText(await readAnyPdf(file, folders, onProgress));
  if (types[0] === "word") {
    onProgress({ stage: "reading", page: 0, of: 0 });
    const { readWord } = await import("./word/readWord.ts");
    return withText(whole(await readWord(file)));
  }
  return withText(whole(readPasted(new TextDecoder().decode(file))));
}

/** A document that has no pages of its own. */
export function whole(text: DocumentText): Reading {
  return { text, pageCount: 1, scannedPages: [], pagesWithoutText: [] };
}

/** @throws {DocumentError} "no-text", "unpacks-too-large" */
export function withText(reading: Reading): Reading {
  let characters = 0;
  for (const { lines } of reading.text.pages)
    for (const { cells } of lines) for (const { text } of cells) characters += text.length;
  if (characters === 0) throw new DocumentError("no-text");
  if (characters > limits.characters) throw new DocumentError("unpacks-too-large");
  return reading;
}

async function readAnyPdf(
  bytes: Uint8Array,
  folders: ReaderFolders,
  onProgress: OnProgress,
): Promise<Reading> {
  const { readPdf } = await import("./pdf/readPdf.ts");
  const { pages, pageCount, withoutText } = await readPdf(bytes, (page, of) =>
    onProgress({ stage: "reading", page, of }),
  );
  const toScan = withoutText.slice(0, limits.scannedPages);
  if (toScan.length === 0)
    return { text: { source: "pdf", pages }, pageCount, scannedPages: [], pagesWithoutText: [] };
  const { drawPages } = await import("./pdf/drawPages.ts");
  const scanned = new Map<number, PageText>();
  let recognition: Recognition | null = null;
  let page = 0;
  const report = () => onProgress({ stage: "recognizing", page, of: toScan.length });
  for await (const drawn of drawPages(bytes, toScan, folders.pdf)) {
    page += 1;
    report();
    if (!drawn.canvas) continue;
    // Not before a page has something on it: the engine is larger than all the rest.
    recognition ??= await startFrom(folders.ocr, report);
    const lines = await recognition.recognize(drawn.canvas, drawn.pixelsPerPoint);
    if (lines.length > 0) scanned.set(drawn.number, { number: drawn.number, lines });
  }
  const isScan = scanned.size * 2 > pages.length;
  return {
    text: {
      source: isScan ? "scan" : "pdf",
      pages: pages.map((each) => scanned.get(each.number) ?? each),
    },
    pageCount,
    scannedPages: [...scanned.keys()],
    pagesWithoutText: withoutText.filter((number) => !scanned.has(number)),
  };
}

async function readPhotos(
  photos: readonly Uint8Array<ArrayBuffer>[],
  folders: ReaderFolders,
  onProgress: OnProgress,
): Promise<Reading> {
  const { drawPhoto } = await import("./scan/drawPhoto.ts");
  const pages: PageText[] = [];
  let recognition: Recognition | null = null;
  let number = 0;
  const report = () => onProgress({ stage: "recognizing", page: number, of: photos.length });
  for (const photo of photos.slice(0, limits.scannedPages)) {
    number += 1;
    report();
    const { canvas, pixelsPerPoint } = await drawPhoto(photo);
    recognition ??= await startFrom(folders.ocr, report);
    pages.push({ number, lines: await recognition.recognize(canvas, pixelsPerPoint) });
  }
  const empty = pages.filter(({ lines }) => lines.length === 0).map((page) => page.number);
  return {
    text: { source: "scan", pages },
    pageCount: photos.length,
    scannedPages: pages.map((page) => page.number).filter((page) => !empty.includes(page)),
    pagesWithoutText: empty,
  };
}

async function startFrom(folder: string, onProgress: () => void): Promise<Recognition> {
  const { startRecognition } = await import("./scan/startRecognition.ts");
  return startRecognition(folder, onProgress);
}
