import { renderSample, type Sample } from "@iep-insider/sdk/samples";
import { type DocumentFindings, type DocumentText, readFindings } from "@iep-insider/sdk/school-documents";
import { readPdf } from "../../src/document-reader/pdf/readPdf.ts";
import { readWord } from "../../src/document-reader/word/readWord.ts";

/** Renders a sample and reads its file as the document reader does. */
export async function readSample(sample: Sample): Promise<DocumentFindings> {
  return readFindings(await textOf(sample));
}

export async function textOf(sample: Sample): Promise<DocumentText> {
  const { bytes, type } = await renderSample(sample);
  if (type === "word") return readWord(new Uint8Array(bytes));
  const { pages } = await readPdf(bytes, () => {});
  return { source: "pdf", pages };
}
