import { modal } from "./modal.ts";

/** One sentence of the goal. */
export interface Sentence {
  readonly text: string;
  /** Where it begins in the whole text. */
  readonly start: number;
  /** Whether it tells how things are now, not what is to come. */
  readonly isPresentLevel: boolean;
}

export function sentencesIn(text: string): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const end of text.matchAll(
    /(?<!\b(?:e\.g|i\.e|mr|mrs|ms|dr|approx|avg|vs|no|st|jan|feb|mar|apr|aug|sept?|oct|nov|dec))[.!?;]+["')]*(?=\s|$)/giu,
  )) {
    add(end.index + end[0].length);
  }
  add(text.length);
  return sentences;

  function add(end: number) {
    const piece = text.slice(start, end);
    const words = piece.trim();
    if (words !== "")
      sentences.push({
        text: words,
        start: start + piece.indexOf(words),
        isPresentLevel: isPresentLevel(words),
      });
    start = end;
  }
}

/** Words that tell how things are now. */
export const nowWords =
  "currently|presently|now|today|at present|present(?=:)|at the moment|so far|at this time|present levels?|plaafp|plop|current (?:performance|levels?|status)|baseline|starting point";

const now = new RegExp(`\\b(?:${nowWords}|start)\\b`, "iu");

/** Whether a sentence tells of now: it has a word for it near its beginning, and nothing that will be. */
function isPresentLevel(sentence: string): boolean {
  if (modal.test(sentence)) return false;
  return now.test(sentence.split(/,/u)[0] ?? "") || now.test(sentence.slice(0, 60));
}
