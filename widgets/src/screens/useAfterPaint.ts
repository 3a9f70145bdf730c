import { useEffect, useState } from "react";

/**
 * For the long part below what a parent reads first, which is then seen without waiting for it.
 * @returns false for the first rendering of the calling component.
 */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []);
  return isPainted;
}
