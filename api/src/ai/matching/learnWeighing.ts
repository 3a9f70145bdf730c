import type { Features } from "./featuresOf.ts";

/** The known features of a text, and what each weighs; the weights together have length 1. */
export interface Weighed {
  /** Numbers below `Weighing.size`. */
  readonly places: Uint32Array;
  readonly weights: Float32Array;
}

export interface Weighing {
  /** How many features are known. */
  readonly size: number;
  /** Features that are not known tell nothing. */
  weigh(features: Features): Weighed;
}

/**
 * Learns from texts how much each feature tells (TF-IDF). A feature is known by a 32-bit hash and everything is kept in
 * typed arrays: as maps of strings, the same took ten times the memory. Of 70,000 features one pair shares a hash.
 * @param texts are read once. @param leastTexts how many of them a feature has to occur in to be known.
 * @returns the weighing, and the texts by it, in their order.
 */
export function learnWeighing(
  texts: Iterable<Features>,
  leastTexts = 1,
): { readonly weighing: Weighing; readonly learned: readonly Weighed[] } {
  const packed: Packed[] = [];
  for (const features of texts) packed.push(pack(features));
  const weighing = weighingOf(packed, leastTexts);
  return { weighing, learned: packed.map((text) => weighing.weighPacked(text)) };
}

/** The features of a text by their hashes, and how much each counts in it. */
interface Packed {
  readonly hashes: Uint32Array;
  readonly counts: Float32Array;
}

function pack(features: Features): Packed {
  const hashes = new Uint32Array(features.size);
  const counts = new Float32Array(features.size);
  let at = 0;
  for (const [feature, count] of features) {
    hashes[at] = hashOf(feature);
    counts[at] = count;
    at += 1;
  }
  return { hashes, counts };
}

function weighingOf(texts: readonly Packed[], leastTexts: number) {
  const { known, rarity } = rarityIn(texts, leastTexts);
  const weighPacked = ({ hashes, counts }: Packed): Weighed => {
    const places = new Uint32Array(hashes.length);
    const weights = new Float32Array(hashes.length);
    let [used, squares] = [0, 0];
    for (let at = 0; at < hashes.length; at += 1) {
      const place = placeIn(known, hashes[at] ?? 0);
      if (place === undefined) continue;
      const weight = (counts[at] ?? 0) * (rarity[place] ?? 0);
      places[used] = place;
      weights[used] = weight;
      used += 1;
      squares += weight ** 2;
    }
    const length = Math.sqrt(squares) || 1;
    return {
      places: places.slice(0, used),
      weights: weights.slice(0, used).map((weight) => weight / length),
    };
  };
  return { size: known.length, weighPacked, weigh: (features: Features) => weighPacked(pack(features)) };
}

/** @returns the hashes of all features that are known, in ascending order, and how rare each is among the texts. */
function rarityIn(texts: readonly Packed[], leastTexts: number) {
  const all = new Uint32Array(texts.reduce((sum, { hashes }) => sum + hashes.length, 0));
  let filled = 0;
  for (const { hashes } of texts) {
    all.set(hashes, filled);
    filled += hashes.length;
  }
  all.sort();
  const known: number[] = [];
  const rarity: number[] = [];
  for (let from = 0, to = 0; from < all.length; from = to) {
    while (to < all.length && all[to] === all[from]) to += 1;
    if (to - from < leastTexts) continue;
    known.push(all[from] ?? 0);
    rarity.push(Math.log1p(texts.length / (to - from)));
  }
  return { known: Uint32Array.from(known), rarity: Float32Array.from(rarity) };
}

function placeIn(sorted: Uint32Array, hash: number): number | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < hash) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === hash ? low : undefined;
}

/** FNV-1a. */
function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) {
    hash ^= feature.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}
