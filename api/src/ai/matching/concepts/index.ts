import { dealings } from "./dealings.ts";
import { places } from "./places.ts";
import { school } from "./school.ts";
import { testing } from "./testing.ts";

const phrases = { ...school, ...testing, ...dealings, ...places };

/** Something that a question may speak of, whatever the words. */
export type Concept = keyof typeof phrases;

/** What a text speaks of. @param text as `plainWords` leaves it: small letters, no marks. */
export function conceptsIn(text: string): ReadonlySet<Concept> {
  return new Set(patterns.filter(([, pattern]) => pattern.test(text)).map(([concept]) => concept));
}

const patterns: readonly (readonly [Concept, RegExp])[] = conceptNames(phrases).map((concept) => [
  concept,
  new RegExp(`\\b(?:${phrasesIn(phrases[concept]).map(asPattern).join("|")})\\b`),
]);

function phrasesIn(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(", "));
}

function asPattern(phrase: string): string {
  return phrase.replaceAll("*", "\\w*").replaceAll(" ", "\\s+");
}

function conceptNames<Name extends string>(of: Readonly<Record<Name, unknown>>): readonly Name[] {
  const isName = (key: string): key is Name => Object.hasOwn(of, key);
  return Object.keys(of).filter(isName);
}
