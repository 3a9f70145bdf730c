import { useEffect, useState, useSyncExternalStore } from "react";
import { loadToastStack, type ToastStack } from "./loadToastStack.ts";
import { toasts } from "./toasts.ts";

/**
 * Loads the toasts with the first message, so that no page loads them up front. If that fails, the message is lost and
 * nothing else changes: errors also show in place.
 */
export function Toaster() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current, () => null);
  const [loaded, setLoaded] = useState<{ readonly Stack: ToastStack } | null>(null);
  const [lastId, setLastId] = useState(0);
  if (toast && toast.id !== lastId) setLastId(toast.id);

  useEffect(() => {
    if (lastId === 0) return;
    let isWanted = true;
    loadToastStack().then(
      (Stack) => {
        if (isWanted) setLoaded({ Stack });
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [lastId]);

  if (!loaded || lastId === 0) return null;
  // A new stack for each message: Radix's timer stays paused if the previous one closed while focused.
  return <loaded.Stack key={lastId} toast={toast} onClose={toasts.dismiss} />;
}
