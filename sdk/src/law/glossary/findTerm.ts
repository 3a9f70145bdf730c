import { glossary } from "./glossary.ts";
import { nameKey, withoutQuestion } from "./nameKey.ts";
import type { GlossaryTerm } from "./Term.ts";

/**
 * The term with this name: its short form, long form, another name or a Spanish one (accents are optional), also inside
 * a question.
 * @returns undefined if the glossary has no such name; it never guesses.
 */
export function findTerm(text: string): GlossaryTerm | undefined {
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

const byName: ReadonlyMap<string, GlossaryTerm> = new Map([
  ...glossary.flatMap((term) => term.inSpanish.map((name) => [nameKey(name), term] as const)),
  ...glossary.flatMap((term) => namesOf(term).map((name) => [nameKey(name), term] as const)),
]);

/** "FAPE (free education)" → "FAPE", "free education": a term is often written with its meaning in brackets. */
function partsAtBrackets(text: string): readonly string[] {
  const inside = /\(([^()]*)\)/.exec(text)?.[1];
  return inside === undefined ? [] : [text.replace(/\([^()]*\)/g, " "), inside];
}
