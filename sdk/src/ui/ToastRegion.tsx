import { X } from "lucide";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { tw } from "../theme/index.ts";
import { Icon } from "./Icon.tsx";
import { type Toasts, toastTime } from "./toasts.ts";
import { useClosedByGesture } from "./useClosedByGesture.ts";

/** Here, so that elements load them only with toasts. */
const words = {
  notices: "Messages",
  dismiss: "Dismiss this message",
} as const;

/** The live region of toasts, which close at a gesture elsewhere, or after five seconds unless hovered or focused. */
export function ToastRegion({ toasts }: { readonly toasts: Toasts }) {
  const newest = useSyncExternalStore(toasts.subscribe, toasts.current, () => null);
  const toast = newest?.isOpen ? newest : null;
  const [held, setHeld] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useClosedByGesture(toast, place, toasts.dismiss);

  useEffect(() => {
    if (!toast || held) return;
    const timer = setTimeout(toasts.dismiss, toastTime);
    return () => clearTimeout(timer);
  }, [toast, held, toasts]);

  return (
    // Always rendered, because screen readers announce only changes to an existing region.
    <section
      aria-label={words.notices}
      className={`iep-toasts ${tw`fixed inset-x-0 flex justify-center p-4 pointer-events-none z-50`}`}
    >
      <div role={toast?.tone === "stop" ? "alert" : "status"} className={tw`w-full max-w-narrow`}>
        {toast ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: resting on it only stops the clock.
          <div
            ref={place}
            key={toast.id}
            className={tw`flex items-start gap-4 rounded bg-ink text-paper px-4 py-3 pointer-events-auto`}
            onMouseEnter={() => setHeld(true)}
            onMouseLeave={() => setHeld(false)}
            onFocusCapture={() => setHeld(true)}
            onBlurCapture={() => setHeld(false)}
          >
            <div className={tw`flex-1`}>
              <p className={tw`font-semibold`}>{toast.title}</p>
              {toast.description ? <p>{toast.description}</p> : null}
            </div>
            <button
              type="button"
              aria-label={words.dismiss}
              onClick={() => {
                setHeld(false);
                toasts.dismiss();
              }}
              className={tw`inline-flex items-center justify-center w-11 h-11 -my-2 -mr-2`}
            >
              <Icon node={X} size="1.25em" />
            </button>
          </div>
        ) : null}
      </div>
    </section>
  );
}
