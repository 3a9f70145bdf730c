import type { ReactNode } from "react";
import type { LetterDocument } from "./LetterDocument.ts";
import type { ReportDocument } from "./ReportDocument.ts";

/** What a tool can give into a parent's hand; its `kind` tells which. */
export type ToolDocument = ReportDocument | LetterDocument;

/** What the print dialog shows: a page of its own, with a style sheet of its own. */
export interface PrintedPage {
  readonly title: string;
  readonly css: string;
  readonly content: ReactNode;
}

/**
 * How documents of one kind become text and a printed page. A tool names the format of its document, so that it
 * carries the code of that kind and of no other.
 */
export interface DocumentFormat<Kind extends ToolDocument> {
  /** Plain text, ending in a line break. */
  readonly toText: (document: Kind) => string;
  readonly toPage: (document: Kind) => PrintedPage;
}
