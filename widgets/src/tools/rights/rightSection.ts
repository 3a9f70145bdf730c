import { lawSentence, type ReportSection } from "../../documents/index.ts";
import { cited } from "./cited.ts";
import type { history, rights } from "./content.ts";

/** A right, or a piece of history, as a section of a document. */
export function rightSection({ title, sentences }: (typeof rights)[number] | typeof history): ReportSection {
  return { title, blocks: [{ kind: "law", sentences: sentences.map((one) => lawSentence(one, cited)) }] };
}
