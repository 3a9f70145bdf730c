import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { toasts } from "./toasts.ts";

const ToastStack = lazy(() => import("./ToastStack.tsx"));

/** Loads the toasts with the first message, so that no page carries them before. */
export function Toaster() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, () => null);
  const [lastId, setLastId] = useState(0);
  if (toast && toast.id !== lastId) setLastId(toast.id);
  if (lastId === 0) return null;
  return (
    <Suspense>
      {/* A fresh stack for each message: Radix's clock stays stopped for good when the one before was closed while it had the focus. */}
      <ToastStack key={lastId} toast={toast} onClose={toasts.dismiss} />
    </Suspense>
  );
}
