/** Choices that are the same each time for the same seed. */
export interface Random {
  readonly below: (count: number) => number;
  readonly pick: <const Items extends readonly [unknown, ...unknown[]]>(items: Items) => Items[number];
  readonly chance: (share: number) => boolean;
}

export function randomFrom(seed: number): Random {
  let state = seed * 2654435761 + 1;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    chance: (share) => next() < share,
  };
}
