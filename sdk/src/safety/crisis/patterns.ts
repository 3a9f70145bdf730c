/** The raw text of a pattern. */
export const r = String.raw;

// Written out and for lower case: engines take seconds to compile `\p{L}` that often, or without regard to case.
const letter = "a-zà-ÿ";

/** One pattern for many, each of which begins and ends at the edge of a word. For a text in lower case. */
export function anyOf(patterns: readonly string[]): RegExp {
  return new RegExp(r`(?<![${letter}\d'])(?:${patterns.join("|")})(?![${letter}\d])`);
}

/** Up to so many other words in between, within a sentence. */
export function gap(words: number): string {
  return r`[^${letter}\d.?!]+(?:[${letter}\d'’-]+[^${letter}\d.?!]+){0,${words}}?`;
}
