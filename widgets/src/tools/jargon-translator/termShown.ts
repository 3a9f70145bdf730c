import type { AnswerCitation, Translation } from "@iep-insider/sdk/contract";
import { type Citation, statusInWords } from "@iep-insider/sdk/law";
import type { GlossaryTerm } from "@iep-insider/sdk/law/glossary";
import type { ReportDocument } from "../../documents/index.ts";
import { termCardWords } from "./cardContent.ts";

/** A term for its card, from the glossary or from the server. */
export interface TermShown {
  readonly term: string;
  readonly longForm: string | null;
  readonly inSpanish: string | null;
  readonly category: string;
  readonly explanation: string;
  readonly whyItMatters: string;
  readonly whatToAsk: string;
  readonly noRule: string | null;
  readonly rules: readonly AnswerCitation[];
  readonly relatedTerms: readonly string[];
}

/** @param glossary for the related terms' names. */
export function fromGlossary(term: GlossaryTerm, glossary: readonly GlossaryTerm[]): TermShown {
  return {
    ...term,
    longForm: term.longForm ?? null,
    noRule: term.noRule ?? null,
    inSpanish: term.inSpanish[0] ?? null,
    rules: (term.rules ?? []).map(ruleShown),
    relatedTerms: term.relatedTerms.flatMap((id) => glossary.find((one) => one.id === id)?.term ?? []),
  };
}

export function fromAnswer(answer: Translation): TermShown {
  return { ...answer, longForm: null, inSpanish: null, rules: answer.citations };
}

/** The document of a term, for print, Word, text and clipboard. */
export function termReport(shown: TermShown): ReportDocument {
  const { term, longForm, inSpanish, category, explanation, whyItMatters, whatToAsk, noRule, rules } = shown;
  const parts: readonly (readonly [title: string, texts: readonly string[]])[] = [
    [termCardWords.meaning, [explanation]],
    [termCardWords.why, [whyItMatters]],
    [termCardWords.ask, [whatToAsk]],
    [termCardWords.rule, [...(noRule ? [noRule] : []), ...rules.map(ruleText)]],
  ];
  return {
    kind: "report",
    fileName: /* message */ "iep-term",
    title: term,
    lead: [
      `${longForm ?? term} (${category})`,
      ...(inSpanish ? [`${termCardWords.inSpanish}: ${inSpanish}`] : []),
    ],
    sections: parts.flatMap(([title, texts]) => {
      const blocks = texts.filter(Boolean).map((text) => ({ kind: "paragraph", text }) as const);
      return blocks.length > 0 ? [{ title, blocks }] : [];
    }),
    footer: [termCardWords.notAdvice],
  };
}

function ruleShown({ id, citation, officialAddress, status }: Citation): AnswerCitation {
  return { id, label: citation, address: officialAddress, status, statusInWords: statusInWords(status) };
}

function ruleText({ label, address, status, statusInWords: sure }: AnswerCitation): string {
  return [label, ...(address ? [address] : []), ...(status === "verified" ? [] : [sure])].join(" ");
}
