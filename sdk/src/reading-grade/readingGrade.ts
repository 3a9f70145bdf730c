import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";

/**
 * The Flesch-Kincaid grade of a whole text: 0.39 words a sentence + 11.8 syllables a word - 15.59.
 *
 * A line ends a sentence, so that an item of a list, a heading or a label is one, with a period or without. Within a
 * line a sentence ends at `.`, `?`, `!` or `…` before a space, but not after a title or an initial ("Dr. Adams"). What
 * is written together is one word ("one-to-one", "don't", "300.503"). A number has one syllable.
 * @returns years of school in the United States; NaN for a text without a word, which no limit lets pass.
 */
export function readingGrade(text: string): number {
  const sentences = text.split("\n").flatMap(sentencesIn).map(wordsIn);
  const spoken = sentences.filter((words) => words.length > 0);
  const words = spoken.flat();
  return fleschKincaid({
    sentence: spoken.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllablesIn(word), 0),
  });
}

/** Counting applies a hundred rules to each word, and most words repeat across texts. */
const counted = new Map<string, number>();
const mostCounted = 10_000;

function syllablesIn(word: string): number {
  const known = counted.get(word);
  if (known !== undefined) return known;
  const syllables = Math.max(1, syllable(word));
  // Texts that do not repeat must not fill the memory.
  if (counted.size >= mostCounted) counted.clear();
  counted.set(word, syllables);
  return syllables;
}

const title = /(?:^|[\s(“"])(?:Dr|Mr|Mrs|Ms|St|Jr|Sr|vs|\p{Lu})\.$/u;

function sentencesIn(line: string): readonly string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const end of line.matchAll(/(?<![.?!…])[.?!…]+[)\]”’"']*(?=\s)/g)) {
    const sentence = line.slice(start, end.index + end[0].length);
    if (title.test(sentence)) continue;
    sentences.push(sentence);
    start = end.index + end[0].length;
  }
  return [...sentences, line.slice(start)];
}

function wordsIn(sentence: string): readonly string[] {
  return sentence.match(/[\p{L}\p{N}]+(?:[-–’'.,:][\p{L}\p{N}]+)*/gu) ?? [];
}
