import { type RefObject, useEffect, useRef } from "react";

/** Whether what asks still stands on the page: after a wait, somebody may have gone elsewhere, and is not led away from there. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
