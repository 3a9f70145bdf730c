import MiniSearch, { type SearchOptions } from "minisearch";
import { type AskedWord, askedWords } from "./wording/askedWords.ts";
import { tokensOf, wordStem } from "./wording/wordStem.ts";

/** Something that can be found, and the texts that it is found by. */
export interface Ranked<Entry> {
  readonly entry: Entry;
  readonly title: string;
  readonly text: string;
  /** Words that parents use for it. */
  readonly askedAs: string;
  /** What is wrongly said of it: worth finding it by, and nothing else. */
  readonly saidOfIt: string;
  /** What its score is multiplied by. */
  readonly weight: number;
}

export interface Ranking<Entry> {
  /** The best first. `coverage` is the share of the telling words that were found in it. */
  find(
    words: string,
  ): readonly { readonly score: number; readonly coverage: number; readonly entry: Entry }[];
}

const fields = ["title", "text", "askedAs", "saidOfIt"];
const exact: SearchOptions = {
  fields,
  boost: { title: 3, askedAs: 2.5, text: 1, saidOfIt: 0.4 },
  prefix: (word) => word.length >= 5,
};
/** For a word that is not in the index: one typing mistake, or two in a longer word. */
const misspelled: SearchOptions = { ...exact, fuzzy: (word) => (word.length >= 6 ? 0.25 : false) };
/** A question with a rule's full title means that rule. */
const named = 3;
/** A synonym counts a little less than the parent's own word. */
const otherWord = 0.8;

/**
 * Ranks entries by the words of a question: each telling word counts once, by the best of its own form and the field's
 * words for it, so that many words for one thing do not outweigh the rest.
 */
export function createRanking<Entry>(all: readonly Ranked<Entry>[]): Ranking<Entry> {
  const index = new MiniSearch({ fields, tokenize: tokensOf, processTerm: wordStem });
  const titles = all.map(({ title }) => inOneLine(title));
  index.addAll(all.map(({ title, text, askedAs, saidOfIt }, id) => ({ id, title, text, askedAs, saidOfIt })));

  function scoresOf({ own, others }: AskedWord): ReadonlyMap<number, number> {
    const scores = new Map<number, number>();
    const count = (word: string, options: SearchOptions, share: number) => {
      for (const { id, score } of index.search(word, options)) {
        scores.set(id, Math.max(scores.get(id) ?? 0, score * share));
      }
    };
    if (own !== null) count(own, exact, 1);
    for (const other of others) count(other, exact, otherWord);
    if (scores.size === 0 && own !== null) count(own, misspelled, otherWord);
    return scores;
  }

  return {
    find(words) {
      const asked = askedWords(words)
        .map((word) => ({ word, scores: scoresOf(word) }))
        // "12" of "suspended for 12 days" is missing nowhere.
        .filter(({ word, scores }) => scores.size > 0 || !/^\d+$/.test(word.own ?? ""));
      const line = inOneLine(words);
      return all
        .map(({ entry, weight }, id) => {
          const hits = asked.flatMap(({ scores }) => scores.get(id) ?? []);
          const coverage = asked.length === 0 ? 0 : hits.length / asked.length;
          const sum = hits.reduce((total, score) => total + score, 0);
          const share = line.includes(titles[id] ?? " ") ? named : 1;
          return { entry, coverage, score: sum * weight * share * (0.5 + coverage / 2) };
        })
        .filter(({ score }) => score > 0)
        .sort((one, other) => other.score - one.score);
    },
  };
}

function inOneLine(text: string): string {
  return ` ${tokensOf(text).join(" ")} `;
}
