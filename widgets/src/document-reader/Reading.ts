import type { DocumentFindings, DocumentKind, DocumentText } from "@iep-insider/sdk/school-documents";
import type { DocumentProblem } from "./DocumentProblem.ts";

/** A document as read. */
export interface Reading {
  readonly text: DocumentText;
  /** All pages of the document, also those that were not read. */
  readonly pageCount: number;
  /** Pages that were recognized from a picture: their letters may be wrong. */
  readonly scannedPages: readonly number[];
  /** Pages without any text that could be read, from 1; without those after the last page that was tried. */
  readonly pagesWithoutText: readonly number[];
}

/** How far reading is. */
export interface ReadingProgress {
  readonly stage: "loading" | "reading" | "recognizing";
  /** From 1; 0 while the page is not known. */
  readonly page: number;
  readonly of: number;
}

/** A document as read, and what was found in it. */
export interface ReadDocument {
  readonly reading: Reading;
  readonly findings: DocumentFindings;
}

/** What is read: files, pasted text, or a document once more as the kind that the parent chose. */
export type ReadSource<File> =
  | { readonly files: readonly File[] }
  | { readonly pasted: string }
  | { readonly again: Reading; readonly kind: DocumentKind };

/** One page of a PDF, or one photo, to be shown beside what was found on it. */
export interface PageToDraw<File> {
  /** The files as they were read. */
  readonly files: readonly File[];
  /** From 1. */
  readonly drawn: number;
}

/** A page as a picture. */
export interface PagePicture {
  readonly bitmap: ImageBitmap;
  /** In pixels; the bitmap's own are gone once it is drawn. */
  readonly width: number;
  readonly height: number;
  /** Of the page's text: the bitmap's pixels for one point. */
  readonly pixelsPerPoint: number;
}

/** What the worker is asked. */
export interface ReadRequest {
  readonly source: ReadSource<ArrayBuffer> | PageToDraw<ArrayBuffer>;
  /** For the answers: pdf.js posts messages of its own to the page. */
  readonly port: MessagePort;
}

/** What the worker answers, any number of times. */
export type ReadAnswer =
  | { readonly type: "progress"; readonly progress: ReadingProgress }
  | { readonly type: "read"; readonly document: ReadDocument }
  | { readonly type: "drawn"; readonly picture: PagePicture }
  | { readonly type: "failed"; readonly problem: DocumentProblem };
