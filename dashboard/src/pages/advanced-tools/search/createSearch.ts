import { closest } from "fastest-levenshtein";
import MiniSearch, { type SearchOptions } from "minisearch";
import type { EntryKind, SearchEntry } from "./SearchEntry.ts";
import { plain, searchWords, stemOf } from "./searchWords.ts";

/** What is indexed of an entry: its own words, or one way of asking for it. */
interface Indexed {
  readonly id: number;
  readonly entry: SearchEntry;
  readonly title: string;
  readonly names: string;
  readonly line: string;
  readonly text: string;
  readonly asked: string;
  /** How many telling words a way of asking has; null for an entry's own words. */
  readonly askedLength: number | null;
}

const fields = ["title", "names", "line", "text", "asked"];
const exact: SearchOptions = {
  // What is asked was made a stem before.
  processTerm: (word) => word,
  boost: { title: 3, names: 2.5, line: 1, text: 0.5, asked: 3 },
  prefix: (word) => word.length >= 3,
  weights: { prefix: 0.5, fuzzy: 0.45 },
};
/** For a word that is not in the index: typing mistakes, more of them in a longer word. */
const misspelled: SearchOptions = {
  ...exact,
  prefix: false,
  fuzzy: (word) => (word.length >= 4 ? 0.3 : false),
};

/** What takes a parent a step further comes before what explains a word. */
const weightOf: Readonly<Record<EntryKind, number>> = {
  situation: 1.2,
  tool: 1.2,
  letter: 1.1,
  term: 1,
  right: 1,
  state: 1,
  question: 0.8,
  post: 0.7,
  page: 0.9,
};
/** What has less of the best one's score has one word by chance. */
const leastShare = 0.12;
/** Weight of an entry whose whole name is in the query. */
const named = 3;

/**
 * Searches entries by a parent's words, in the browser: each telling word counts once, a misspelled one by what it is near
 * to, and an entry counts for more the more of the words it has.
 * @returns the entries that were found, the best first.
 */
export function createSearch(entries: readonly SearchEntry[]): (typed: string) => readonly SearchEntry[] {
  const all = entries.flatMap(indexedOf).map((one, id): Indexed => ({ ...one, id }));
  const index = new MiniSearch<Indexed>({
    fields,
    tokenize: (text) => plain(text).split(" "),
    processTerm: formsOf,
  });
  index.addAll(all);
  const names = new Map(entries.map((entry) => [entry, [entry.title, ...entry.names].map(nameOf)]));

  /** The stem of a word, or of the closest indexed word if it is unknown. */
  const meant = (word: string): string => {
    if (index.search(stemOf(word), exact).length > 0) return stemOf(word);
    const near = new Set(index.search(word, misspelled).flatMap(({ terms }) => terms));
    return stemOf(near.size > 0 ? closest(word, [...near]) : word);
  };

  return (typed) => {
    const words = [...new Set(searchWords(typed).map(meant))];
    const hits = words.map((word) => index.search(word, exact));
    const sums = new Map<number, { score: number; words: number }>();
    for (const { id, score } of hits.flat()) {
      const sum = sums.get(id) ?? { score: 0, words: 0 };
      sums.set(id, { score: sum.score + score, words: sum.words + 1 });
    }
    const asked = ` ${words.join(" ")} `;
    const isNamed = (entry: SearchEntry) =>
      (names.get(entry) ?? []).some((name) =>
        // A state's name is usually one part of the query: "ohio evaluation timeline".
        entry.kind === "state" && name.length > 2 ? asked.includes(` ${name} `) : asked === ` ${name} `,
      );
    const scores = new Map<SearchEntry, number>();
    for (const [id, sum] of sums) {
      const one = all[id];
      if (!one) continue;
      const { entry, askedLength } = one;
      const isWhole = askedLength === null && isNamed(entry);
      const ofQuery = isWhole ? 1 : sum.words / words.length;
      const ofAsked = askedLength === null ? 1 : Math.min(1, sum.words / askedLength);
      const score = sum.score * ofQuery ** 1.5 * ofAsked * weightOf[entry.kind] * (isWhole ? named : 1);
      scores.set(entry, Math.max(score, scores.get(entry) ?? 0));
    }
    const best = Math.max(...scores.values());
    return [...scores]
      .filter(([, score]) => score >= best * leastShare)
      .sort(([, one], [, other]) => other - one)
      .map(([entry]) => entry);
  };
}

function indexedOf(entry: SearchEntry): readonly Omit<Indexed, "id">[] {
  const { title, line, text } = entry;
  const own = { entry, title, line, text, names: entry.names.join(" "), asked: "", askedLength: null };
  const ways = entry.askedAs.map((asked) => ({
    ...{ entry, title: "", line: "", text: "", names: "", asked },
    askedLength: searchWords(asked).length,
  }));
  return [own, ...ways];
}

/** A misspelled word is compared with whole words, every other one with stems. */
function formsOf(word: string): string[] {
  return [...new Set([stemOf(word), word])];
}

/** A name as it is compared: "What is FAPE?" and "fape" are one. */
function nameOf(text: string): string {
  return [...new Set(searchWords(text).map(stemOf))].join(" ");
}
