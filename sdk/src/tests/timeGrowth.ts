/**
 * How many times longer a function takes for a text of 100 kB than for one of 10 kB: about 10 where the time is linear,
 * about 100 where it is quadratic.
 * @param part repeated to make the text.
 */
export function timeGrowth(run: (text: string) => unknown, part: string): number {
  const [small, large] = [10_000, 100_000].map((length) => {
    const text = part.repeat(length / part.length);
    return Math.min(...Array.from({ length: 3 }, () => timeOf(() => run(text))));
  });
  // Below half a millisecond the clock and the garbage collector decide.
  return (large ?? Number.NaN) / Math.max(small ?? Number.NaN, 0.5);
}

function timeOf(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
