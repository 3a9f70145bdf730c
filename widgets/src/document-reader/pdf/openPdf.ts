import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
// @ts-expect-error: pdf.js has no types for its parser.
import { WorkerMessageHandler } from "pdfjs-dist/legacy/build/pdf.worker.mjs";
import { DocumentError } from "../DocumentProblem.ts";

// This runs in our worker already: pdf.js finds its parser here, and starts no worker of its own.
Object.assign(globalThis, { pdfjsWorker: { WorkerMessageHandler } });

/**
 * Opens a PDF. Scripts inside never run: pdf.js runs them only in its sandbox, which is not in our build, and the policy
 * of this worker forbids making code from text.
 * @param bytes are copied. @param options what `getDocument` is given besides.
 * @throws {DocumentError} "password" or "damaged"
 */
export async function openPdf(
  bytes: Uint8Array,
  options: Partial<Exclude<NonNullable<Parameters<typeof getDocument>[0]>, string | URL | ArrayBufferLike>>,
): Promise<PDFDocumentProxy> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    verbosity: 0,
    ...options,
  });
  try {
    return await task.promise;
  } catch (error) {
    await task.destroy();
    const hasPassword = error instanceof Error && error.name === "PasswordException";
    throw new DocumentError(hasPassword ? "password" : "damaged", error);
  }
}
