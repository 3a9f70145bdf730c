import { Packer } from "docx";
import type { ToolDocument } from "./DocumentFormat.ts";
import { letterWord } from "./letter/letterWord.ts";
import { reportWord } from "./report/reportWord.ts";

/** A document as a Word file on US Letter. Loaded on demand: the library is larger than a tool. */
export function toWord(document: ToolDocument): Promise<Blob> {
  return Packer.toBlob(document.kind === "letter" ? letterWord(document) : reportWord(document));
}
