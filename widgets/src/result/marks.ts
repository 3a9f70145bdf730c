import type { ReactNode } from "react";

/** A quote from a text, with a note. */
export interface Quote {
  readonly quote: string;
  /** What the quote is, such as "When it is met". */
  readonly name: string;
  readonly note: ReactNode;
}

/** A range of the text with its note. */
export interface Mark extends Pick<Quote, "name" | "note"> {
  readonly start: number;
  readonly end: number;
}

/**
 * The positions of quotes in a text, in order. A quote that does not occur verbatim, or occurs more than once, marks
 * nothing: no mark is better than a wrong one. Of a quote that contains another, only the words up to that one are
 * marked.
 */
export function marksIn(text: string, quotes: readonly Quote[]): readonly Mark[] {
  const found = quotes.flatMap(({ quote, name, note }) => {
    const start = onlyPlaceOf(quote, text);
    return start === null ? [] : [{ start, end: start + quote.length, name, note }];
  });
  // At the same position the shorter one comes first, and so is kept whole.
  const inOrder = found.toSorted((one, other) => one.start - other.start || one.end - other.end);
  const marks: Mark[] = [];
  for (const [index, mark] of inOrder.entries()) {
    const last = marks.at(-1);
    if (last && mark.start < last.end) continue;
    const inside = inOrder.slice(index + 1).find(({ start }) => start > mark.start && start < mark.end);
    const end = inside ? mark.start + text.slice(mark.start, inside.start).trimEnd().length : mark.end;
    if (end > mark.start) marks.push({ ...mark, end });
  }
  return marks;
}

/** The position of the quote as whole words; null unless it occurs exactly once. */
function onlyPlaceOf(quote: string, text: string): number | null {
  if (quote.trim() === "") return null;
  const places: number[] = [];
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    const isInWord = /[\p{L}\p{N}]/u;
    const before = text.charAt(at - 1);
    const after = text.charAt(at + quote.length);
    const isWhole =
      !(isInWord.test(before) && isInWord.test(quote.charAt(0))) &&
      !(isInWord.test(after) && isInWord.test(quote.charAt(quote.length - 1)));
    if (isWhole) places.push(at);
  }
  const [only, ...more] = places;
  return only === undefined || more.length > 0 ? null : only;
}
