import { productName } from "@iep-insider/sdk/catalog";
import type { DecodedDenial, DenialToDecode } from "@iep-insider/sdk/contract";
import {
  type LawSentence,
  lawSentence,
  listSection,
  type ReportDocument,
  sourceSection,
} from "../../documents/index.ts";
import { citedInResult } from "./citedInResult.ts";
import { failedWords } from "./failedContent.ts";
import { reasonShown } from "./reasonShown.ts";
import { denialResultWords, rights, verdictNames } from "./resultContent.ts";

/**
 * The document of an answer, for print, Word, text and clipboard.
 * @param typed the request; null for a stored answer.
 * @param day when it was made, in words.
 */
export function denialReport(
  { analysis, citations, disclaimer }: DecodedDenial,
  typed: DenialToDecode | null,
  day: string,
): ReportDocument {
  const { verdict, explanation, nextSteps, wouldChange, wouldMakeValid } = analysis;
  const reason = typed === null ? [] : [denialResultWords.schoolSaid(reasonShown(typed.denialReason))];
  const name = verdictNames[verdict];
  return {
    kind: "report",
    fileName: /* message */ "school-denial",
    title: failedWords.title,
    lead: [...reason, ...(name === null ? [] : [`${name}.`]), ...explanation.split("\n").filter(Boolean)],
    sections: [
      ...listSection(failedWords.nextSteps, nextSteps),
      ...listSection(denialResultWords.wouldChange, wouldChange),
      ...listSection(denialResultWords.wouldMakeValid, wouldMakeValid),
      { title: denialResultWords.rights, blocks: [{ kind: "law", sentences: rights.map(cited) }] },
      ...listSection(denialResultWords.marked.context, typed?.context ? [typed.context] : []),
      ...sourceSection(denialResultWords.sources, citations),
    ],
    footer: [disclaimer, denialResultWords.madeWith(productName, day)],
  };
}

function cited(sentence: (typeof rights)[number]): LawSentence {
  return lawSentence(sentence, citedInResult);
}
