import { renderSample, type Sample } from "@iep-insider/sdk/samples";
import { type DocumentFindings, type DocumentText, readFindings } from "@iep-insider/sdk/school-documents";
import { readPdf } from "../../src/document-reader/pdf/readPdf.ts";
import { readWord } from "../../src/document-reader/word/readWord.ts";

/** Renders a sample and reads its file as the document reader does. */
export async function readSample(sample: Sample): Promise<DocumentFindings> {
  return readFindings(await textOf(sample));
}

export async function textOf(sample: Sample): Promise<DocumentText> {
  return textOfFile(await renderSample(sample));
}

export async function textOfFile({
  bytes,
  type,
}: {
  readonly bytes: Uint8Array;
  readonly type: Sample["type"];
}): Promise<DocumentText> {
  if (type === "word") return readWord(new Uint8Array(bytes));
  const { pages } = await readPdf(bytes, () => {});
  return { source: "pdf", pages };
}
