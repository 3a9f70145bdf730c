/** A stretch of the goal's text. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Every match of a pattern that has the flag `g`. */
export function spansOf(pattern: RegExp, text: string): readonly Span[] {
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0].trim(),
  }));
}

/** The text with the spans blanked out; everything else keeps its place. */
export function without(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (left, { start, end }) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end),
    text,
  );
}
