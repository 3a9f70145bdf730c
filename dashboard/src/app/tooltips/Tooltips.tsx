import { useEffect, useState } from "react";
import { isWithTip, type Tipped, withTrigger } from "./triggers.ts";

type TooltipLayer = typeof import("./TooltipLayer.tsx").default;

/**
 * The tooltips of all elements with `data-tip`. They load when a pointer or the focus first reaches such an element, so
 * that no page loads them up front. If that fails, no tooltip shows and nothing else changes.
 */
export function Tooltips() {
  const [triggers, setTriggers] = useState<readonly Tipped[]>([]);
  const [loaded, setLoaded] = useState<{ readonly Layer: TooltipLayer } | null>(null);
  const isAsked = triggers.length > 0;

  useEffect(() => {
    const onMeet = (event: Event) => {
      const trigger = isWithTip(event);
      if (trigger) setTriggers((known) => withTrigger(known, trigger));
    };
    document.addEventListener("pointerover", onMeet);
    document.addEventListener("focusin", onMeet);
    return () => {
      document.removeEventListener("pointerover", onMeet);
      document.removeEventListener("focusin", onMeet);
    };
  }, []);

  useEffect(() => {
    if (!isAsked || loaded) return;
    import("./TooltipLayer.tsx").then(
      ({ default: Layer }) => setLoaded({ Layer }),
      // Reset, so that the next element retries.
      () => setTriggers([]),
    );
  }, [isAsked, loaded]);

  return loaded && isAsked ? <loaded.Layer triggers={triggers} /> : null;
}
