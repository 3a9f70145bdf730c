import { closest } from "fastest-levenshtein";
import MiniSearch, { type SearchOptions } from "minisearch";
import type { EntryKind, SearchEntry } from "./SearchEntry.ts";

/** One document of the index: an entry's own words, or one phrase for it. */
interface Indexed {
  readonly id: number;
  readonly entry: SearchEntry;
  readonly title: string;
  readonly names: string;
  readonly line: string;
  readonly text: string;
  readonly asked: string;
  /** The number of significant words in a phrase; null for an entry's own words. */
  readonly askedLength: number | null;
}

const fields = ["title", "names", "line", "text", "asked"];
const exact: SearchOptions = {
  // Queries are stemmed already.
  processTerm: (word) => word,
  boost: { title: 3, names: 2.5, line: 1, text: 0.5, asked: 3 },
  prefix: (word) => word.length >= 3,
  weights: { prefix: 0.5, fuzzy: 0.45 },
};
/** For a word that is not in the index: longer words may have more typing mistakes. */
const misspelled: SearchOptions = {
  ...exact,
  prefix: false,
  fuzzy: (word) => (word.length >= 4 ? 0.3 : false),
};

/** Entries to act on rank above explanations. */
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
/** Results below this share of the best score match by chance. */
const leastShare = 0.12;
/** The boost of an entry whose whole name is in the query. */
const named = 3;

/**
 * Searches entries in the browser: each significant word counts once, a misspelled one by its closest match, and an
 * entry ranks higher the more of the words it has.
 * @returns the matches, the best first.
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

/** Misspelled words are compared with whole words, others with stems. */
function formsOf(word: string): string[] {
  return [...new Set([stemOf(word), word])];
}

/** Normalizes a name: "What is FAPE?" equals "fape". */
function nameOf(text: string): string {
  return [...new Set(searchWords(text).map(stemOf))].join(" ");
}

/**
 * The significant words of a text: "Can't they re-evaluate him?" → "cant", "reevaluate". Without accents, so that
 * Spanish matches however it is typed.
 * @returns stop words too if a text has no others: "IN" may be a state.
 */
function searchWords(text: string): readonly string[] {
  const words = plain(text).split(" ").filter(Boolean);
  const telling = words.filter((word) => !little.has(word));
  return telling.length > 0 ? telling : words;
}

/** Lower case, without accents, punctuation and the question around a name: "What does FAPE mean?" → "fape". */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’.]/g, "")
    .replace(/\bre-(?=[a-z])/g, "re")
    .replace(/\b(?:1|one) ?[-: ] ?(?:(?:on|to)[- ])?(?:1|one)\b/g, "oneonone")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** Removes endings: "evaluated", "evaluating" and "evaluation" have the same stem. */
function stemOf(word: string): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= 4);
  if (ending !== undefined) return word.slice(0, -ending.length).replace(/([bdgmnprt])\1$/, "$1");
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The longest first. */
const endings =
  "ations ation ating ated ates ate ions ion ings ing ers er als al ies ied es ed ly s e y".split(" ");

const little = new Set(
  (
    "a an the of to in on at for and or but is are was were be been am im i my me we our they them their its it this that so as with by " +
    "from do does did have has had will would can could just very really what how when if need needs school schools there u ur there theyre hes shes not " +
    "he she him her his hers son sons daughter daughters child childs children kid kids boy girl grandson granddaughter nephew niece student " +
    "el la los las escuela un una unos unas de del al y e en con por para que q se le les lo mi mis su sus es esta este ha han yo hijo hija nino nina mean means"
  ).split(" "),
);
