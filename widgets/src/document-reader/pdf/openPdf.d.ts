import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
/**
 * Opens a PDF. Scripts inside never run: pdf.js runs them only in its sandbox, which is not in our build, and the policy
 * of this worker forbids making code from text.
 * @param bytes are copied. @param options what `getDocument` is given besides.
 * @throws {DocumentError} "password" or "damaged"
 */
export declare function openPdf(bytes: Uint8Array, options: Partial<Exclude<NonNullable<Parameters<typeof getDocument>[0]>, string | URL | ArrayBufferLike>>): Promise<PDFDocumentProxy>;
