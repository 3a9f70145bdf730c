import { useEffect, useState } from "react";
import { whenIdle } from "./whenIdle.ts";

/**
 * For the long part below what a parent reads first, which is then seen without waiting for it.
 * @returns false for the first rendering of the calling component.
 */
export function useAfterPaint(): boolean {
  return usePainted(true, false);
}

/**
 * The value that was last painted, for work that can wait until the next one is.
 * @param initial what counts as painted at the first rendering.
 */
export function usePainted<Value>(value: Value, initial = value): Value {
  const [painted, setPainted] = useState(initial);
  useEffect(() => {
    let isCurrent = true;
    // An idle moment may come before the frame that shows what was rendered; the next frame comes after it.
    window.requestAnimationFrame(() =>
      whenIdle(() => {
        if (isCurrent) setPainted(value);
      }),
    );
    return () => {
      isCurrent = false;
    };
  }, [value]);
  return painted;
}
