/** The middle of some numbers, or the mean of the two in the middle. @throws {RangeError} for none at all. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  const lower = sorted.length % 2 === 0 ? sorted[middle - 1] : upper;
  if (upper === undefined || lower === undefined) throw new RangeError("No numbers have no median.");
  return (lower + upper) / 2;
}

/**
 * How many times as much one thing takes as another: the median of the ratios of each round, since both met the same
 * busy machine in it.
 * @throws {RangeError} when the two were not measured equally often, or nothing was measured.
 */
export function ratioOf(measured: readonly number[], beside: readonly number[]): number {
  if (measured.length !== beside.length) throw new RangeError("Each round measures both.");
  return median(measured.map((number, round) => number / (beside[round] ?? Number.NaN)));
}
