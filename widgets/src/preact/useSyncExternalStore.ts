import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { isHydrating } from "./hydration.ts";

/** As React's: a value from outside that is drawn again when it changes. */
export function useSyncExternalStore<Snapshot>(
  subscribe: (listener: () => void) => () => void,
  read: () => Snapshot,
  readOnServer = read,
): Snapshot {
  // The first drawing must match what was pre-rendered.
  const value = isHydrating() ? readOnServer() : read();
  const [, draw] = useState({});
  const drawn = useRef({ value, read });
  const look = useCallback(() => {
    if (!Object.is(drawn.current.value, drawn.current.read())) draw({});
  }, []);
  useLayoutEffect(() => {
    drawn.current = { value, read };
    look();
  }, [value, read, look]);
  useEffect(() => {
    // It may have changed since it was drawn.
    look();
    return subscribe(look);
  }, [subscribe, look]);
  return value;
}
