import { useEffect, useState } from "react";

/**
 * How many of a long screen's sections to render: those in view first, so that the first question is there soon, and
 * the others a few at a time once these were painted.
 * @param of how many there are. @returns at least the first two.
 */
export function useGradually(of: number): number {
  const [rendered, setRendered] = useState(2);
  useEffect(() => {
    if (rendered < of) setRendered(rendered + 3);
  }, [rendered, of]);
  return rendered;
}
