/// <reference lib="webworker" />

/*
 * Takes the place of the service worker where it is switched off (`SERVICE_WORKER`): removes what was stored, and itself.
 * No page is reloaded.
 */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("iep-")).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

// A module, so that `self` is its own.
export {};
