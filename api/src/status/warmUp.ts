/** What a process does after its start and before it is ready. */
export interface WarmUp {
  readonly isDone: boolean;
  /** Begins it, unless it has begun. */
  begin(): void;
}

/** @param work may be in steps; requests are answered between them. */
export function createWarmUp(work: () => void | Promise<void>): WarmUp {
  let hasBegun = false;
  let isDone = false;
  return {
    get isDone() {
      return isDone;
    },
    begin() {
      if (hasBegun) return;
      hasBegun = true;
      // After the response that is being written.
      setImmediate(async () => {
        await work();
        isDone = true;
      });
    },
  };
}
