import { type RefObject, useEffect, useRef } from "react";

/**
 * Does something once, when its place is about to come into view.
 * @returns the reference for the element of that place.
 */
export function useNear<Place extends Element>(act: () => void): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const action = useRef(act);
  useEffect(() => {
    if (!place.current) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        action.current();
      },
      { rootMargin: "600px 0px" },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  return place;
}
