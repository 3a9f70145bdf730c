/** Texts from this similarity on count as equal. */
export const leastSimilarity = 0.9;

/** Whether two texts are equal apart from case, spaces, punctuation and a tenth of their letter pairs. */
export function areSimilar(a: string, b: string): boolean {
  return similarity(a, b) >= leastSimilarity;
}

/** From 0 to 1: Dice's coefficient of the pairs of neighboring letters; 1 for texts that are equal after normalizing. */
export function similarity(a: string, b: string): number {
  const [first, second] = [normalized(a), normalized(b)];
  if (first === second) return 1;
  const [pairs, others] = [pairsOf(first), pairsOf(second)];
  if (pairs.length === 0 || others.length === 0) return 0;
  const left = new Map<string, number>();
  for (const pair of others) left.set(pair, (left.get(pair) ?? 0) + 1);
  let common = 0;
  for (const pair of pairs) {
    const count = left.get(pair) ?? 0;
    if (count === 0) continue;
    left.set(pair, count - 1);
    common += 1;
  }
  return (2 * common) / (pairs.length + others.length);
}

const normalized = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]+/gu, "");
const pairsOf = (text: string) =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2));
