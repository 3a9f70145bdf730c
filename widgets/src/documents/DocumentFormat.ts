import type { ReactNode } from "react";
import type { LetterDocument } from "./LetterDocument.ts";
import type { ReportDocument } from "./ReportDocument.ts";

/** A result to keep; `kind` discriminates. */
export type ToolDocument = ReportDocument | LetterDocument;

/** A page for the print dialog, with its own style sheet. */
export interface PrintedPage {
  readonly title: string;
  readonly css: string;
  readonly content: ReactNode;
}

/**
 * Converts documents of one kind to text and to a printed page. A tool names the format it uses, so that it bundles no
 * other.
 */
export interface DocumentFormat<Kind extends ToolDocument> {
  /** Plain text, ending in a line break. */
  readonly toText: (document: Kind) => string;
  /** The text file, where it has more than what is copied and sent; only in Spanish. */
  readonly toFile?: (document: Kind) => string;
  readonly toPage: (document: Kind) => PrintedPage;
}
