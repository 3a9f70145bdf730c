import { useEffect, useState } from "preact/hooks";

/** As React's: a value that is drawn after what the change itself has drawn was painted. */
export function useDeferredValue<Value>(value: Value): Value {
  const [deferred, setDeferred] = useState(value);
  useEffect(() => setDeferred(() => value), [value]);
  return deferred;
}
