import { type GlossaryTerm, glossary } from "@iep-insider/sdk/law/glossary";
import { findEnglishTerm, namedEnglishTerms, nearestEnglishTerms } from "./englishTerms.ts";

// Terms are named in English or in Spanish, and the English glossary has both names; what is said of one is in the
// language of the answer.

export function findTerm(text: string): GlossaryTerm | undefined {
  const term = findEnglishTerm(text);
  return term && inOwnLanguage(term);
}

export function namedTerms(text: string): ReturnType<typeof namedEnglishTerms> {
  const { terms, misspelled, ...rest } = namedEnglishTerms(text);
  return {
    ...rest,
    terms: terms.map(inOwnLanguage),
    misspelled: misspelled.map(({ typed, term }) => ({ typed, term: inOwnLanguage(term) })),
  };
}

export function nearestTerms(text: string, most: number): readonly GlossaryTerm[] {
  return nearestEnglishTerms(text, most).map(inOwnLanguage);
}

function inOwnLanguage(term: GlossaryTerm): GlossaryTerm {
  return glossary.find(({ id }) => id === term.id) ?? term;
}
