import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { toasts } from "./toasts.ts";

const ToastStack = lazy(() => import("./ToastStack.tsx"));

/** Loads the toasts with the first message, so that no page carries them before. */
export function Toaster() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, () => null);
  const [isNeeded, setNeeded] = useState(false);
  if (toast && !isNeeded) setNeeded(true);
  return isNeeded ? (
    <Suspense>
      <ToastStack toast={toast} onClose={toasts.dismiss} />
    </Suspense>
  ) : null;
}
