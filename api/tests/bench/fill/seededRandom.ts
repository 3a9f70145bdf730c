/**
 * Numbers from 0 to below 1 that look random and are the same for each run: Marsaglia's xorshift with 32 bits.
 * @param seed a whole number other than 0.
 */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  if (state === 0) throw new RangeError("From 0 only 0 follows.");
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
