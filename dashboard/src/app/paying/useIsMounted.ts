import { type RefObject, useEffect, useRef } from "react";

/**
 * Whether the calling component is still mounted: the visitor may have left during a wait, and must not be redirected
 * from the next page.
 */
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
