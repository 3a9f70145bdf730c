import { useEffect, useState } from "react";

/**
 * Renders a long screen gradually: the sections in view first, so that the first question shows early, and the others a
 * few at a time after that paint.
 * @param of the number of sections. @returns how many to render, at least two.
 */
export function useGradually(of: number): number {
  const [rendered, setRendered] = useState(2);
  useEffect(() => {
    if (rendered < of) setRendered(rendered + 3);
  }, [rendered, of]);
  return rendered;
}
