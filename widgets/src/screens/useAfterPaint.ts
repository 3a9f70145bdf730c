import { useEffect, useState } from "react";
import { whenIdle } from "./whenIdle.ts";

/**
 * For the long part below what a parent reads first, which is then seen without waiting for it.
 * @returns false for the first rendering of the calling component.
 */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    // An idle moment may come before the frame that shows what was rendered; the next frame comes after it.
    const frame = window.requestAnimationFrame(() => {
      cancel = whenIdle(() => setPainted(true));
    });
    return () => {
      window.cancelAnimationFrame(frame);
      cancel();
    };
  }, []);
  return isPainted;
}
