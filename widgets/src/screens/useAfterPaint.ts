import { useEffect, useState } from "react";
import { whenIdle } from "./whenIdle.ts";

/**
 * For the long part below what a parent reads first, which is then seen without waiting for it.
 * @returns false for the first rendering of the calling component.
 */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => whenIdle(() => setPainted(true)), []);
  return isPainted;
}
