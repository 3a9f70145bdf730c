/// <reference lib="webworker" />

/*
 * Takes the place of the service worker where it is switched off (`SERVICE_WORKER`): removes what was stored, and itself.
 * No page is reloaded.
 */

const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("iep-")).map((name) => caches.delete(name)));
  await worker.registration.unregister();
}
