import { proposal } from "../notice/proposal.ts";
import { refusal } from "../notice/refusal.ts";
import { opensSentence } from "./labels.ts";
import type { Segment } from "./segments.ts";

/** A paragraph of a letter, as far as it helps to tell what it says. */
export interface LetterParagraph {
  readonly text: string;
  /** Whether it is an item of a list. */
  readonly isItem: boolean;
  /** The words of the heading above; "" without one. */
  readonly headingText: string;
}

/**
 * What can be seen of each piece of a letter: its words, alone, in pairs and at its ends, whether they are those of a
 * refusal or proposal on a form, the words around it, and where it is. The model has a weight for each of these signs (ADR 102).
 */
export function signsOf(paragraphs: readonly LetterParagraph[], segments: readonly Segment[]): string[][] {
  const texts = segments.map(({ paragraph, start, end }) =>
    (paragraphs[paragraph]?.text ?? "").slice(start, end),
  );
  const words = texts.map(wordsOf);
  // In a short one, the first or last paragraph is the letter.
  const isLong = paragraphs.length > 2;
  let sentence = 0;
  return segments.map((segment, index) => {
    const opens = opensSentence(segment.joint);
    if (opens) sentence = index;
    const own = words[index] ?? [];
    const text = texts[index] ?? "";
    const next = segments[index + 1];
    const isLast = next === undefined || opensSentence(next.joint);
    const [before = [], after = [], opening = []] = [words[index - 1], words[index + 1], words[sentence]];
    const paragraph = paragraphs[segment.paragraph];
    const isNegative = own.some((word) => negative.test(word));
    return [
      "all",
      ...own.map((word) => `word ${stemOf(word)}`),
      ...own.slice(1).map((word, at) => `pair ${own[at]} ${word}`),
      ...own.slice(2).map((word, at) => `around ${own[at]} ${stemOf(word)}`),
      `first ${own[0]}`,
      `first two ${own.slice(0, 2).join(" ")}`,
      `first three ${own.slice(0, 3).join(" ")}`,
      `last ${own.at(-1)}`,
      `joint ${segment.joint}`,
      `joint and first ${segment.joint} ${own[0]}`,
      `next joint ${next?.joint ?? "$"}`,
      isLast ? "ends sentence" : `next ${after.slice(0, 2).join(" ")}`,
      isLast ? "" : `next first ${after[0]}`,
      ...(opens
        ? [`after first ${before[0]}`, `after last ${before.at(-1)}`]
        : [
            `opening ${opening.slice(0, 2).join(" ")}`,
            `opening first ${opening[0]}`,
            ...before.map((word) => `before ${stemOf(word)}`),
          ]),
      `length ${Math.min(6, Math.floor(Math.log2(1 + own.length) * 1.5))}`,
      opens && isLast ? "whole sentence" : "",
      isLong && segment.paragraph === 0 ? "first paragraph" : "",
      isLong && segment.paragraph === paragraphs.length - 1 ? "last paragraph" : "",
      paragraph?.isItem ? "item" : "",
      ...wordsOf(paragraph?.headingText ?? "").map((word) => `heading ${stemOf(word)}`),
      refusal.test(text) ? "refusal" : "",
      proposal.test(text) ? "proposal" : "",
      isNegative ? "negative" : "",
      own.includes("will") ? `will ${isNegative}` : "",
      own.includes("#") ? "number" : "",
    ].filter((sign) => sign !== "");
  });
}

/** Signs of two pieces that follow each other: what joins them. With the first one's label, each has a weight. */
export const signsOfJoint = (joint: string): readonly string[] => [
  "follows",
  `follows ${joint}`,
  opensSentence(joint) ? "follows sentence" : "follows within",
];

const negative = /^(?:not?|never|without|nor|unable|declin|den(?:y|ied)|refus)/;
const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bwon't\b/gi, "will not"],
  [/\bcan(?:'t|not)\b/gi, "can not"],
  [/n't\b/gi, " not"],
  [/'ll\b/gi, " will"],
  [/'re\b/gi, " are"],
  [/'ve\b/gi, " have"],
  [/\bi'm\b/gi, "i am"],
  [/'d\b/gi, " would"],
  [/'s\b/gi, " 's"],
];

/** Words in small letters; a number is "#", and a name within a sentence "Name". */
function wordsOf(text: string): string[] {
  const plain = contractions.reduce(
    (said, [pattern, full]) => said.replace(pattern, full),
    text.replaceAll("’", "'"),
  );
  const found = plain.match(/[A-Za-z]+|'s|\d[\d.,:/]*%?|[$?%]/g) ?? [];
  return found.map((word, index) => {
    if (/^\d/.test(word)) return "#";
    if (index > 0 && /^[A-Z][a-z]+$/.test(word)) return "Name";
    return /^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase();
  });
}

const stemOf = (word: string) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s|ly)$/, "") : word);
