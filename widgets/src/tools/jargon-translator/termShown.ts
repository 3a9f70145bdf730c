import type { AnswerCitation, Translation } from "@iep-insider/sdk/contract";
import { type Citation, statusInWords } from "@iep-insider/sdk/law";
import type { GlossaryTerm } from "@iep-insider/sdk/law/glossary";
import { words } from "./cardContent.ts";

/** A term as its card shows it, from the glossary or from the server. */
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

/** @param glossary where the related terms' names stand. */
export function fromGlossary(term: GlossaryTerm, glossary: readonly GlossaryTerm[]): TermShown {
  return {
    ...term,
    inSpanish: term.inSpanish[0] ?? null,
    rules: term.rules.map(ruleShown),
    relatedTerms: term.relatedTerms.flatMap((id) => glossary.find((one) => one.id === id)?.term ?? []),
  };
}

export function fromAnswer(answer: Translation): TermShown {
  return { ...answer, longForm: null, inSpanish: null, rules: answer.citations };
}

/** What is put on the clipboard. */
export function termText(shown: TermShown): string {
  const { term, longForm, inSpanish, category, explanation, whyItMatters, whatToAsk, noRule, rules } = shown;
  const parts: readonly (readonly [title: string, text: string])[] = [
    [words.meaning, explanation],
    [words.why, whyItMatters],
    [words.ask, whatToAsk],
    [words.rule, [...(noRule ? [noRule] : []), ...rules.map(ruleText)].join("\n")],
  ];
  return [
    `${longForm ? `${term}: ${longForm}` : term} (${category})`,
    ...(inSpanish ? [`${words.inSpanish}: ${inSpanish}`] : []),
    ...parts.filter(([, text]) => text !== "").map(([title, text]) => `${title}\n${text}`),
    words.notAdvice,
  ].join("\n\n");
}

function ruleShown({ id, citation, officialAddress, status }: Citation): AnswerCitation {
  return { id, label: citation, address: officialAddress, status, statusInWords: statusInWords(status) };
}

function ruleText({ label, address, status, statusInWords: sure }: AnswerCitation): string {
  return [label, ...(address ? [address] : []), ...(status === "verified" ? [] : [sure])].join(" ");
}
