import { useRef, useState } from "react";

type Run = <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;

/** @returns whether work is running, and a function that runs work, or resolves to undefined if some is running. */
export function useOneAtATime(): readonly [isBusy: boolean, run: Run] {
  const [isBusy, setBusy] = useState(false);
  // A ref, because two clicks may come before the next render.
  const isRunning = useRef(false);

  const run: Run = async (work) => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };

  return [isBusy, run];
}
