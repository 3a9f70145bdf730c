import { useEffect, useState, useSyncExternalStore } from "react";
import { loadToastStack, type ToastStack } from "./loadToastStack.ts";
import { toasts } from "./toasts.ts";

/**
 * Loads the toasts with the first message, so that no page carries them before. If they fail to load, the message is
 * not shown, and nothing else changes: errors are shown in place as well.
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
  // A fresh stack for each message: Radix's clock stays stopped for good when the one before was closed while it had the focus.
  return <loaded.Stack key={lastId} toast={toast} onClose={toasts.dismiss} />;
}
