import { useRef } from "preact/hooks";

/** @returns a function for effects, which calls what was given last. */
export function useEffectEvent<Given extends readonly unknown[], Returned>(
  callback: (...given: Given) => Returned,
): (...given: Given) => Returned {
  const latest = useRef(callback);
  latest.current = callback;
  return (...given) => latest.current(...given);
}
