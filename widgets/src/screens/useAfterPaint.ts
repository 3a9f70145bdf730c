import { useEffect, useState } from "react";
import { whenIdle } from "./whenIdle.ts";

/**
 * For the long part below what a parent reads first, which is then seen without waiting for it.
 * @returns false for the first rendering of the calling component.
 */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    // An idle moment may come before the frame that shows what was rendered, or while that frame is on its way to the
    // screen; the second frame comes after both.
    let cancel = nextFrame(() => {
      cancel = nextFrame(() => {
        cancel = whenIdle(() => setPainted(true));
      });
    });
    return () => cancel();
  }, []);
  return isPainted;
}

function nextFrame(task: () => void): () => void {
  const frame = window.requestAnimationFrame(task);
  return () => window.cancelAnimationFrame(frame);
}
