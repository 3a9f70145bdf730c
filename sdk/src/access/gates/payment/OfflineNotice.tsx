import { useSyncExternalStore } from "react";
import { Notice } from "../../../ui/index.ts";
import { offlineWords } from "./words.ts";

/** Says that there is no connection before a parent fills in the form, which cannot be sent. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine);
  return (
    <div role="status">
      {isOnline ? null : (
        <Notice title={offlineWords.title}>
          <p>{offlineWords.text}</p>
        </Notice>
      )}
    </div>
  );
}

function onConnection(listener: () => void): () => void {
  const names = ["online", "offline"] as const;
  for (const name of names) window.addEventListener(name, listener);
  return () => {
    for (const name of names) window.removeEventListener(name, listener);
  };
}
