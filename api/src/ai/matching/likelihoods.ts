import type { TypedLanguage } from "@iep-insider/sdk/safety";
import { createMatcher, type Sample } from "./createMatcher.ts";
import { featuresOf } from "./featuresOf.ts";

/** An example of how a label may be said. */
export interface Phrasing {
  readonly label: string;
  readonly language: TypedLanguage;
  readonly text: string;
}

/** Phrasings as stored in a file: for each label in each language. */
export type PhrasingsFile = Readonly<Record<string, Readonly<Record<TypedLanguage, readonly string[]>>>>;

/** How likely a text means each label, together 1. */
export type Likelihoods = ReadonlyMap<string, number>;

export type LikelihoodsOf = (text: string, language: TypedLanguage) => Likelihoods;

export function phrasingsIn(file: PhrasingsFile): readonly Phrasing[] {
  return Object.entries(file).flatMap(([label, texts]) =>
    (["en", "es"] as const).flatMap((language) => texts[language].map((text) => ({ label, language, text }))),
  );
}

/** Learns a language from its phrasings at the first text in it, which takes a second or two for thousands. */
export function createLikelihoods(phrasings: readonly Phrasing[]): LikelihoodsOf {
  const learn = (language: TypedLanguage) => createMatcher(samplesIn(phrasings, language));
  const learned = new Map<TypedLanguage, ReturnType<typeof learn>>();
  return (text, language) => {
    let match = learned.get(language);
    if (match === undefined) {
      match = learn(language);
      learned.set(language, match);
    }
    const scores = match(featuresOf(text, language));
    const highest = Math.max(...scores.map(({ score }) => score));
    const shares = scores.map(({ label, score }) => [label, Math.exp((score - highest) / spread)] as const);
    const total = shares.reduce((sum, [, share]) => sum + share, 0);
    return new Map(shares.map(([label, share]) => [label, share / total]));
  };
}

/** One at a time: the features of all texts together are large. */
function* samplesIn(phrasings: readonly Phrasing[], language: TypedLanguage): Generator<Sample> {
  for (const { label, language: own, text } of phrasings)
    if (own === language) yield { label, features: featuresOf(text, language) };
}

/** How far scores may lie apart before the lower one counts for nothing (ADR 32). */
const spread = 0.5;

/** The weighted sum of several likelihoods. */
export function mix(parts: readonly (readonly [Likelihoods, number])[]): Likelihoods {
  const sum = new Map<string, number>();
  for (const [likelihoods, weight] of parts)
    for (const [label, likelihood] of likelihoods)
      sum.set(label, (sum.get(label) ?? 0) + weight * likelihood);
  return sum;
}

/** A label, and how well it fits, from 0 to 1. */
export interface Fit {
  readonly label: string;
  readonly fit: number;
}

/** All labels, the likeliest first. */
export function ranked(likelihoods: Likelihoods): readonly Fit[] {
  return [...likelihoods]
    .map(([label, fit]) => ({ label, fit }))
    .toSorted((one, other) => other.fit - one.fit);
}

/** @throws {TypeError} where there is no label. */
export function likeliest(likelihoods: Likelihoods): Fit {
  const [label, fit] = [...likelihoods].reduce((best, one) => (one[1] > best[1] ? one : best));
  return { label, fit };
}
