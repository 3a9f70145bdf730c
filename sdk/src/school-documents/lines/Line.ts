import type { TextCell } from "../DocumentText.ts";

/** A line of the document with what tells headings, rows and paragraphs apart. */
export interface Line {
  readonly page: number;
  readonly y: number;
  readonly cells: readonly TextCell[];
  /** All cells, with single spaces. */
  readonly text: string;
  /** The most common size of letters in the line; 0 where unknown. */
  readonly size: number;
  /** True when every cell is bold. */
  readonly isBold: boolean;
  /** Distance from the line above in letter sizes. */
  readonly gap: number;
  /** True for the first line of a paragraph, an item or a row: it is farther from the line above than lines of one text are. */
  readonly isApart: boolean;
}

/** Several lines of text as one, with words that were hyphenated at a line's end made whole. */
export function joinLines(lines: readonly string[]): string {
  let joined = "";
  for (const line of lines) {
    const next = line.trim();
    if (next === "") continue;
    if (joined === "") joined = next;
    else if (/\p{L}-$/u.test(joined) && /^\p{Ll}/u.test(next)) {
      joined = (keepsHyphen.test(joined) ? joined : joined.slice(0, -1)) + next;
    } else joined = `${joined} ${next}`;
  }
  return joined.replace(/\s+/g, " ");
}

/** First parts of compounds that keep their hyphen when the line ends there. */
const keepsHyphen =
  /-\p{L}+-$|\b(self|non|co|pre|post|well|one|two|three|four|five|six|multi|part|full|long|short|high|low|small|large|grade|text|evidence|peer|teacher|adult|student|age|on|in|out|real|problem|decision|first|second|third|fourth|fifth|sixth|cross|close|follow|step|follow|norm|criterion|hands|word|sight|check|time)-$/iu;
