/**
 * The known word that a misspelled one is: one letter off from five letters on, two from nine on.
 * @returns null where none is so near, or where two different ones are.
 */
export function nearestWord(word: string, known: ReadonlySet<string>): string | null {
  const most = word.length >= 9 ? 2 : 1;
  if (word.length < 5 || /\d/.test(word)) return null;
  let best: string | null = null;
  let nearest = most + 1;
  let isAlone = true;
  for (const other of known) {
    if (other.length < 5 || other[0] !== word[0] || Math.abs(other.length - word.length) > most) continue;
    const steps = stepsBetween(word, other);
    if (steps < nearest) [best, nearest, isAlone] = [other, steps, true];
    else if (steps === nearest) isAlone = false;
  }
  return isAlone && nearest <= most ? best : null;
}

/** Letters to add, drop, change, or swap with their neighbor (optimal string alignment). */
function stepsBetween(one: string, other: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let down = 1; down <= one.length; down += 1) {
    const next = [down];
    for (let right = 1; right <= other.length; right += 1) {
      const isSame = one[down - 1] === other[right - 1];
      const isSwap = one[down - 1] === other[right - 2] && one[down - 2] === other[right - 1];
      next.push(
        Math.min(
          (row[right] ?? 0) + 1,
          (next[right - 1] ?? 0) + 1,
          (row[right - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap && down > 1 && right > 1 ? (before[right - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
}
