import { type Citation, statusInWords } from "@iep-insider/sdk/law";
import type { LawSentence } from "../ReportDocument.ts";

/** A sentence about the law in a tool's content, with the ids of the provisions that support it. */
export interface LawText<Id extends string> {
  readonly text: string;
  readonly provisions: readonly Id[];
}

/** Adds the sources. If one of them was not read in the law itself, the sentence says so. */
export function lawSentence<Id extends string>(
  { text, provisions }: LawText<Id>,
  cited: Readonly<Record<Id, Citation>>,
): LawSentence {
  const sources = provisions.map((id) => cited[id]);
  const unsure = sources.find(({ status }) => status !== "verified");
  return { text: unsure ? `${text} ${statusInWords(unsure.status)}` : text, provisions: sources };
}
