import { type Concept, conceptsIn, conceptWords } from "./concepts/index.ts";
import type { Intent } from "./Intent.ts";
import { intents } from "./intents/index.ts";
import { type Passage, passagesOf } from "./passages.ts";
import { plainWords, spelledRight } from "./plainWords.ts";

/** What a question asks: the best fitting first, and a second where two things are asked. Empty where none fits. */
export function findIntents(question: string): readonly Intent[] {
  const plain = plainWords(question);
  // A word that speaks of something by itself ("eligibility" of "eligib*") is no typing error either.
  const others = plain.split(" ").filter((word) => !knownWords.has(word) && conceptsIn(word).size > 0);
  const known = others.length > 0 ? new Set([...knownWords, ...others]) : knownWords;
  const found = inWords(spelledRight(plain, known, surelyKnown));
  return found.length > 0 ? found : inWords(spelledRight(plain, known));
}

/** A long word that is near a known one is that word; with a short one it may be chance, so it comes second. */
const surelyKnown = 9;

interface Fit {
  readonly intent: Intent;
  readonly score: number;
  readonly passage: Passage;
}

function inWords(plain: string): readonly Intent[] {
  const spoken = passagesOf(plain).map((passage) => ({ passage, concepts: conceptsIn(passage.words) }));
  const candidates = intents
    .map((intent) => spoken.flatMap((one) => fitOf(intent, one.passage, one.concepts)).sort(byScore))
    .flatMap(([top, ...others]) =>
      top ? { intent: top.intent, score: top.score, fits: [top, ...others] } : [],
    )
    .sort(byScore);
  const [first, ...others] = candidates;
  if (first === undefined) return [];
  const second = others.find((candidate) => isAskedToo(candidate, first));
  return second ? [first.intent, second.intent] : [first.intent];
}

interface Candidate {
  readonly intent: Intent;
  /** Of its best fit. */
  readonly score: number;
  readonly fits: readonly Fit[];
}

function fitOf(intent: Intent, passage: Passage, concepts: ReadonlySet<Concept>): readonly Fit[] {
  if (concepts.has("notHeld") || intent.not?.some((concept) => concepts.has(concept))) return [];
  const scores = intent.asks
    .filter((way) => way.every((concept) => concepts.has(concept)))
    .map((way) => way.reduce((sum, concept) => sum + weightOf(concept), 0));
  if (scores.length === 0) return [];
  const score =
    Math.max(...scores) *
    (passage.isAsking ? weightOfAsking : 1) *
    (weightOfLength[passage.sentences.length] ?? 0);
  return [{ intent, score, passage }];
}

/** What stands together in one sentence belongs together more surely than what two or three tell. */
const weightOfLength: readonly number[] = [0, 1, 0.85, 0.75];

/** A story may touch on much; what is asked counts for more. */
const weightOfAsking = 1.6;

/** The second of two questions is asked in words of its own, and fits about as well. */
function isAskedToo(candidate: Candidate, first: Candidate): boolean {
  const enough = first.score * 0.6;
  const asking = (fits: readonly Fit[]) => fits.filter((fit) => fit.passage.isAsking && fit.score >= enough);
  return asking(candidate.fits).some((one) =>
    asking(first.fits).some(
      (other) => !one.passage.sentences.some((at) => other.passage.sentences.includes(at)),
    ),
  );
}

function byScore(one: { readonly score: number }, other: { readonly score: number }): number {
  return other.score - one.score;
}

/** What few intents speak of tells more than what many do. */
function weightOf(concept: Concept): number {
  return Math.log(1 + intents.length / (spokenOf.get(concept) ?? 1));
}

const spokenOf = new Map<Concept, number>();
for (const intent of intents) {
  for (const concept of new Set(intent.asks.flat())) spokenOf.set(concept, (spokenOf.get(concept) ?? 0) + 1);
}

/** A word in one of these is no typing error. */
const knownWords: ReadonlySet<string> = new Set([
  ...conceptWords,
  ...intents.flatMap(({ examples, answer, doNext }) =>
    plainWords([...examples, ...answer, ...doNext].join(" ")).split(" "),
  ),
]);
