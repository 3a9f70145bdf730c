import { dealings } from "./dealings.ts";
import { places } from "./places.ts";
import { school } from "./school.ts";
import { testing } from "./testing.ts";

const phrases = { ...school, ...testing, ...dealings, ...places };

/** Something that a question may speak of, whatever the words. */
export type Concept = keyof typeof phrases;

/**
 * What a text speaks of, in no particular order. Each word is looked up among the first words of phrases: one pattern per
 * concept, tried on the whole text, took a quarter of the time to learn the phrasings.
 * @param text as `plainWords` leaves it, without the ends of sentences: small letters and digits.
 */
export function conceptsIn(text: string): ReadonlySet<Concept> {
  const words = text.split(" ").filter(Boolean);
  const found = new Set<Concept>();
  for (const [at, word] of words.entries())
    for (const phrase of [...(byFirstWord.get(word) ?? []), ...(byFirstLetter.get(word[0] ?? "") ?? [])])
      if (!found.has(phrase.concept) && phrase.words.every((fits, offset) => fits(words[at + offset])))
        found.add(phrase.concept);
  return found;
}

interface Phrase {
  readonly concept: Concept;
  readonly words: readonly ((word: string | undefined) => boolean)[];
}

const allPhrases = conceptNames(phrases).flatMap((concept) =>
  phrasesIn(phrases[concept]).map((phrase) => {
    const [first = "", ...rest] = phrase.split(" ");
    if (first.startsWith("*")) throw new Error(`No word leads to the phrase "${phrase}".`);
    return { first, concept, words: [first, ...rest].map(fitting) };
  }),
);

const byFirstWord: ReadonlyMap<string, readonly Phrase[]> = Map.groupBy(
  allPhrases.filter(({ first }) => !first.includes("*")),
  ({ first }) => first,
);

/** Phrases whose first word has a `*` in it. */
const byFirstLetter: ReadonlyMap<string, readonly Phrase[]> = Map.groupBy(
  allPhrases.filter(({ first }) => first.includes("*")),
  ({ first }) => first[0] ?? "",
);

/** @param pattern a word of a phrase, in which `*` is any letters. */
function fitting(pattern: string): (word: string | undefined) => boolean {
  if (!pattern.includes("*")) return (word) => word === pattern;
  if (pattern.indexOf("*") === pattern.length - 1) {
    const beginning = pattern.slice(0, -1);
    return (word) => word?.startsWith(beginning) ?? false;
  }
  const whole = new RegExp(`^${pattern.replaceAll("*", ".*")}$`);
  return (word) => word !== undefined && whole.test(word);
}

function phrasesIn(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(", "));
}

function conceptNames<Name extends string>(of: Readonly<Record<Name, unknown>>): readonly Name[] {
  const isName = (key: string): key is Name => Object.hasOwn(of, key);
  return Object.keys(of).filter(isName);
}
