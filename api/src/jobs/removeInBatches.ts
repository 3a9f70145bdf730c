/** Few enough that nobody notices the lock; a day's worth of rows is a handful of batches. */
const batchSize = 500;

/** On SQLite there is one writer, and this process serves nobody while a statement runs: others come in between. */
const pause = 20;

/**
 * Removes rows a batch at a time, so that a large table is never locked for long.
 * @param removeBatch removes up to `limit` rows and says how many it removed.
 * @param signal ends it between two batches.
 * @returns how many were removed in all. @throws the signal's reason, and what `removeBatch` throws.
 */
export async function removeInBatches(
  removeBatch: (limit: number) => Promise<number>,
  signal: AbortSignal,
): Promise<number> {
  for (let removed = 0; ; ) {
    signal.throwIfAborted();
    const batch = await removeBatch(batchSize);
    removed += batch;
    if (batch < batchSize) return removed;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
