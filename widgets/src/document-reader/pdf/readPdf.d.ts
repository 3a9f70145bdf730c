import type { PageText } from "@iep-insider/sdk/school-documents";
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
export declare function readPdf(bytes: Uint8Array, onPage: (page: number, of: number) => void): Promise<PdfText>;
