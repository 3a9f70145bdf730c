import { type RefObject, useEffect, useRef } from "react";

/** Whether what asks still stands on the page: after a wait, somebody may have gone elsewhere, and is not led away from there. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
