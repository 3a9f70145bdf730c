/** Few enough rows that the lock goes unnoticed; a day's rows are a handful of batches. */
const batchSize = 500;

/** SQLite has one writer, and this process answers no request while a statement runs: the pause lets others in. */
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
