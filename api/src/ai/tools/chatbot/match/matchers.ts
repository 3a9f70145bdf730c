import type { TypedLanguage } from "@iep-insider/sdk/safety";
import { intents } from "../rules/intents/index.ts";
import { createMatcher } from "./createMatcher.ts";
import { featuresOf } from "./featuresOf.ts";
import { phrasings } from "./phrasings.ts";

/** How likely a text is about each topic, together 1; besides the topics `outside` and `background`. */
export type Likelihoods = ReadonlyMap<string, number>;

const titles = intents.map(({ id, title }) => ({ topic: id, text: title, language: "en" as const }));

const learn = (language: TypedLanguage) =>
  createMatcher(
    [...phrasings, ...titles]
      .filter((one) => one.language === language)
      .map(({ topic, text }) => ({ label: topic, features: featuresOf(text, language) })),
  );
const learned = new Map<TypedLanguage, ReturnType<typeof learn>>();

/** Learns all languages now, so that no first question has to wait for it; takes a second or two. */
export function learnPhrasings(): void {
  for (const language of ["en", "es"] as const) likelihoodsOf("", language);
}

/** Learns at the first question of a language, unless `learnPhrasings` came before it. */
export function likelihoodsOf(text: string, language: TypedLanguage): Likelihoods {
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
}

/** How far scores may lie apart before the lower one counts for nothing (DECISIONS 227). */
const spread = 0.5;
