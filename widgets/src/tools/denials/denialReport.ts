import { productName } from "@iep-insider/sdk/catalog";
import type { DecodedDenial, DenialToDecode } from "@iep-insider/sdk/contract";
import {
  type LawSentence,
  lawSentence,
  type ReportDocument,
  type ReportSection,
} from "../../documents/index.ts";
import { citedInResult } from "./citedInResult.ts";
import { denialResultWords, rights, verdictNames } from "./resultContent.ts";

/**
 * What a parent keeps of an answer: print, Word, text and clipboard are made from it.
 * @param typed what was asked; null for an answer of before.
 * @param day the day it was made, in words.
 */
export function denialReport(
  { analysis, citations, disclaimer }: DecodedDenial,
  typed: DenialToDecode | null,
  day: string,
): ReportDocument {
  const { verdict, explanation, nextSteps, wouldChange, wouldMakeValid } = analysis;
  const reason = typed === null ? [] : [denialResultWords.schoolSaid(typed.denialReason)];
  const name = verdictNames[verdict];
  return {
    kind: "report",
    fileName: "school-denial",
    title: denialResultWords.title,
    lead: [...reason, ...(name === null ? [] : [`${name}.`]), ...explanation.split("\n").filter(Boolean)],
    sections: [
      ...listed(denialResultWords.nextSteps, nextSteps),
      ...listed(denialResultWords.wouldChange, wouldChange),
      ...listed(denialResultWords.wouldMakeValid, wouldMakeValid),
      { title: denialResultWords.rights, blocks: [{ kind: "law", sentences: rights.map(cited) }] },
      ...listed(
        denialResultWords.sources,
        citations.map(({ label, address }) => (address === null ? label : `${label}: ${address}`)),
      ),
    ],
    footer: [disclaimer, denialResultWords.madeWith(productName, day)],
  };
}

function listed(title: string, items: readonly string[]): readonly ReportSection[] {
  return items.length === 0 ? [] : [{ title, blocks: [{ kind: "list", items }] }];
}

function cited(sentence: (typeof rights)[number]): LawSentence {
  return lawSentence(sentence, citedInResult);
}
