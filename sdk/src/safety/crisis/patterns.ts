/** The raw text of a pattern. */
export const r = String.raw;

// Explicit and in lower case: engines take seconds to compile many `\p{L}` or case-insensitive patterns.
const letter = "a-zà-ÿ";

/**
 * Combines patterns, each matching whole words. For lower-case text.
 * @returns the same expression each time. It is made at the first call: pages load it before a parent has typed anything.
 */
export function anyOf(patterns: () => readonly string[]): () => RegExp {
  let made: RegExp | null = null;
  return () => {
    made ??= new RegExp(r`(?<![${letter}\d'])(?:${patterns().join("|")})(?![${letter}\d])`);
    return made;
  };
}

/** Up to this many other words in between, within a sentence. */
export function gap(words: number): string {
  return r`[^${letter}\d.?!]+(?:[${letter}\d'’-]+[^${letter}\d.?!]+){0,${words}}?`;
}
