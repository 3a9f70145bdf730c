/**
 * How many times longer a function takes for a text of 100 kB than for one of 10 kB: about 10 where the time is linear,
 * about 100 where it is quadratic.
 * @param part repeated to make the text.
 */
export function timeGrowth(run: (text: string) => unknown, part: string): number {
  const [small, large] = [10_000, 100_000].map((length) => part.repeat(length / part.length));
  const fastest = { small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY };
  for (let round = 0; round < mostRounds; round += 1) {
    // Ten of the short text take as long as one of the long: a busy machine interrupts both alike.
    fastest.small = Math.min(
      fastest.small,
      timeOf(() => {
        for (let time = 0; time < 10; time += 1) run(small ?? "");
      }) / 10,
    );
    fastest.large = Math.min(
      fastest.large,
      timeOf(() => run(large ?? "")),
    );
    if (round >= leastRounds && growth() < clearlyLinear) break;
  }
  return growth();

  // Below half a millisecond the clock and the garbage collector decide.
  function growth() {
    return fastest.large / Math.max(fastest.small, 0.5);
  }
}

/** The number of rounds, of which the fastest counts. */
const mostRounds = 20;
const leastRounds = 3;
const clearlyLinear = 13;

function timeOf(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
