import { glossary } from "./generated/glossary.ts";
import { nameKey, withoutQuestion } from "./nameKey.ts";
import type { GlossaryTerm } from "./Term.ts";

/**
 * The term with this name: its short form, long form, another name or a Spanish one (accents are optional), also inside
 * a question.
 * @param byName the glossary to look in, from `indexNames`; ours if left out.
 * @returns undefined if the glossary has no such name; it never guesses.
 */
export function findTerm(text: string, byName: TermsByName = ourNames): GlossaryTerm | undefined {
  for (const part of [text, ...partsAtBrackets(text)]) {
    const found = byName.get(nameKey(part)) ?? byName.get(nameKey(withoutQuestion(part)));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Every name a term has in English. */
export function namesOf({ term, longForm, alsoCalled }: GlossaryTerm): readonly string[] {
  return [term, ...(longForm === undefined ? [] : [longForm]), ...alsoCalled];
}

export type TermsByName = ReadonlyMap<string, GlossaryTerm>;

/** Terms by every name they have, in English and in Spanish. */
export function indexNames(terms: readonly GlossaryTerm[]): TermsByName {
  return new Map([
    ...terms.flatMap((term) => term.inSpanish.map((name) => [nameKey(name), term] as const)),
    ...terms.flatMap((term) => namesOf(term).map((name) => [nameKey(name), term] as const)),
  ]);
}

const ourNames = indexNames(glossary);

/** "FAPE (free education)" → "FAPE", "free education": a term is often written with its meaning in brackets. */
function partsAtBrackets(text: string): readonly string[] {
  const inside = /\(([^()]*)\)/.exec(text)?.[1];
  return inside === undefined ? [] : [text.replace(/\([^()]*\)/g, " "), inside];
}
