import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { ErrorBoundary } from "../../app/ErrorBoundary.tsx";
import { newer } from "../../start/newer.ts";
import { isUnreachable, onConnection } from "./connection.ts";

const Notices = lazy(() => import("./Notices.tsx"));

/**
 * Below the header: that there is no connection, and that a newer version is ready. Only where the service worker has
 * stored the pages, so that what the notice says is true; its own code is among what was stored.
 */
export function DeviceNotices() {
  const isOffline = useSyncExternalStore(onConnection, isStoredAndOffline, () => false);
  const isNewer = useSyncExternalStore(onNewer, hasNewer, () => false);
  const [isLater, setLater] = useState(false);
  if (!isOffline && (!isNewer || isLater)) return null;
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Notices isOffline={isOffline} onLater={() => setLater(true)} />
      </Suspense>
    </ErrorBoundary>
  );
}

function isStoredAndOffline(): boolean {
  return isUnreachable() && Boolean(navigator.serviceWorker?.controller);
}

function onNewer(listener: () => void): () => void {
  window.addEventListener(newer.event, listener);
  return () => window.removeEventListener(newer.event, listener);
}

function hasNewer(): boolean {
  return document.documentElement.hasAttribute(newer.attribute);
}
