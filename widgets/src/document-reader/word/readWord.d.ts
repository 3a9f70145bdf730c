import type { DocumentText } from "@iep-insider/sdk/school-documents";
/**
 * Reads a `.docx` file: paragraphs, tables, check boxes. Its pictures, comments, headers and footers are left out.
 * @throws {DocumentError} "damaged", "wrong-type" (a zip that is no Word file) or "unpacks-too-large"
 */
export declare function readWord(bytes: Uint8Array<ArrayBuffer>): Promise<DocumentText>;
