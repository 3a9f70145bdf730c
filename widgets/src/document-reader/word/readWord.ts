import type { DocumentText } from "@iep-insider/sdk/school-documents";
import mammoth from "mammoth";
import { DocumentError } from "../DocumentProblem.ts";
import { limits } from "../limits.ts";
import { unpackedSize } from "./unpackedSize.ts";
import { type WordElement, wordLines } from "./wordLines.ts";

/**
 * Reads a `.docx` file: paragraphs, tables, check boxes. Its pictures, comments, headers and footers are left out.
 * @throws {DocumentError} "damaged", "wrong-type" (a zip that is no Word file) or "unpacks-too-large"
 */
export async function readWord(bytes: Uint8Array<ArrayBuffer>): Promise<DocumentText> {
  await unpackedSize(bytes, limits.wordUnpacked);
  let lines: ReturnType<typeof wordLines> = [];
  const arrayBuffer = bytes.slice().buffer;
  // Mammoth's build for Node, in which the tests run, asks for a `buffer`.
  const input = { arrayBuffer, buffer: arrayBuffer };
  try {
    await mammoth.convertToHtml(input, {
      includeEmbeddedStyleMap: false,
      externalFileAccess: false,
      transformDocument: (document: WordElement) => {
        lines = wordLines(document);
        return { ...document, children: [] };
      },
    });
  } catch (error) {
    const isNoWord = error instanceof Error && /main document part|content types/i.test(error.message);
    throw new DocumentError(isNoWord ? "wrong-type" : "damaged", error);
  }
  return { source: "word", pages: [{ number: 1, lines }] };
}
