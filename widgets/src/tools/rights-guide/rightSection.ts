import { type LawSentence, lawSentence, type ReportSection } from "../../documents/index.ts";
import { cited } from "./cited.ts";
import type { history, rights } from "./content.ts";

type RightHeld = (typeof rights)[number] | typeof history;

/** The sentences of a right, or of a part of its history, with their sources. */
export function rightSentences({ sentences }: RightHeld): readonly LawSentence[] {
  return sentences.map((one) => lawSentence(one, cited));
}

/** A right, or a part of its history, as a section of a document. */
export function rightSection(right: RightHeld): ReportSection {
  return { title: right.title, blocks: [{ kind: "law", sentences: rightSentences(right) }] };
}
