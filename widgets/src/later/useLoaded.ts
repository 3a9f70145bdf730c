import { useEffect, useRef, useState } from "react";
import { whenConnected } from "./whenConnected.ts";

/** What is known of something that is fetched under a key. */
export interface Loaded<Value> {
  /** `none` while there is no key, and so nothing to fetch. */
  readonly status: "none" | "loading" | "failed" | "known";
  /** What came last; while the next is on its way, the one before. */
  readonly value: Value | null;
  /** Retries after a failure, which is shown until the retry succeeds. */
  readonly retry: () => void;
}

/**
 * Loads the value for a key, again for every new key, and after a failure once there is a connection. A value that
 * arrives after its key has changed is dropped.
 * @param load called with the key; a plain import in it needs `retryImport`, so that a retry can work.
 */
export function useLoaded<Key extends string, Value>(
  key: Key | null,
  load: (key: Key) => Promise<Value>,
): Loaded<Value> {
  const [arrived, setArrived] = useState<{ readonly key: string; readonly value: Value } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const retry = () => setTries((before) => before + 1);
  const current = useRef(load);
  current.current = load;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is asked for by its number.
  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    let stopWaiting: (() => void) | undefined;
    current.current(key).then(
      (value) => {
        if (!isCurrent) return;
        setArrived({ key, value });
        setFailed(null);
      },
      () => {
        if (!isCurrent) return;
        setFailed(key);
        stopWaiting = whenConnected(retry);
      },
    );
    return () => {
      isCurrent = false;
      stopWaiting?.();
    };
  }, [key, tries]);

  return {
    status: statusOf(key, arrived?.key, failed),
    value: key === null ? null : (arrived?.value ?? null),
    retry,
  };
}

function statusOf(key: string | null, arrived: string | undefined, failed: string | null) {
  if (key === null) return "none";
  if (arrived === key) return "known";
  return failed === key ? "failed" : "loading";
}
