import { useEffect, useState } from "react";
import { isWithTip, type Tipped, withTrigger } from "./triggers.ts";

type TooltipLayer = typeof import("./TooltipLayer.tsx").default;

/**
 * The tooltips of all pages: of every element with `data-tip`. They are loaded when a pointer or the focus first meets
 * such an element, so that no page carries them before. The element itself stays as it is; when they cannot be loaded,
 * nothing shows, and nothing else changes.
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
      // Forgotten, so that the next element that is met asks again.
      () => setTriggers([]),
    );
  }, [isAsked, loaded]);

  return loaded && isAsked ? <loaded.Layer triggers={triggers} /> : null;
}
