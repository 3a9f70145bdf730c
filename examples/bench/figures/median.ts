/** The median. @throws {RangeError} for an empty list. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  const lower = sorted.length % 2 === 0 ? sorted[middle - 1] : upper;
  if (upper === undefined || lower === undefined) throw new RangeError("No numbers have no median.");
  return (lower + upper) / 2;
}

/**
 * The factor by which one measurement exceeds another: the median of the ratios per round, since both ran under the
 * same load.
 * @throws {RangeError} if the two have different lengths, or are empty.
 */
export function ratioOf(measured: readonly number[], beside: readonly number[]): number {
  if (measured.length !== beside.length) throw new RangeError("Each round measures both.");
  return median(measured.map((number, round) => number / (beside[round] ?? Number.NaN)));
}
