/// <reference lib="webworker" />
import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import type { OfflineFiles } from "./OfflineFiles.ts";
import { pathOf, planFor } from "./planFor.ts";
import { storedMark } from "./storedMark.ts";

/*
 * The service worker of our own pages (ADR 90). It stores files of the build, and nothing that was typed or answered.
 * Pages come from the network while there is one, so a release shows as soon as without it.
 */

declare const self: ServiceWorkerGlobalScope;
const site: OfflineFiles = import.meta.env.IEP_OFFLINE;

const { store: storeName } = site;
const readerName = `iep-reader-${site.reader}`;
const store = new PrecacheController({ cacheName: storeName, plugins: [{ cacheWillUpdate: onlyThisBuild }] });
store.addToCacheList([...site.files]);

self.addEventListener("install", (event) => {
  // A page of an earlier build loses nothing by this: its files stay (`forgetOlderFiles`).
  void self.skipWaiting();
  event.waitUntil(storeAll(event));
});

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("fetch", (event) => {
  const plan = planFor(event.request, self.location.origin, site);
  if (plan !== null) event.respondWith(answers[plan](event));
});

/** A few at a time; Workbox's own `install` takes one after the other, which a short visit does not wait for. */
async function storeAll(event: ExtendableEvent): Promise<void> {
  const waiting = [...site.files];
  const storeNext = async (): Promise<void> => {
    const file = waiting.shift();
    if (!file) return;
    const { url, revision, integrity = "" } = file;
    const cacheKey = store.getCacheKeyForURL(url);
    const request = new Request(url, {
      integrity,
      cache: revision === null ? "default" : "reload",
      credentials: "same-origin",
    });
    await Promise.all(store.strategy.handleAll({ event, request, params: { cacheKey } }));
    return storeNext();
  };
  await Promise.all(Array.from({ length: atOnce }, storeNext));
}

const atOnce = 4;

/**
 * During a rollout a process of another build may answer: then nothing is installed, and the browser tries again at a
 * later visit.
 */
async function onlyThisBuild({ response }: { readonly response: Response }): Promise<Response | null> {
  if (response.status !== 200) return null;
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  return isPage && !(await response.clone().text()).includes(site.start) ? null : response;
}

const answers = { page: pageFor, "stored file": storedFile, reader: readerFile } as const;

async function takeOver(): Promise<void> {
  await forgetOlderFiles();
  const names = await caches.keys();
  const otherReaders = names.filter((name) => name.startsWith("iep-reader-") && name !== readerName);
  await Promise.all(otherReaders.map((name) => caches.delete(name)));
  // Where it exists, the request for a page does not wait for this script.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  // A page of another build offers to load this one (`start/keepOnDevice.ts`).
  for (const page of await self.clients.matchAll({ type: "window" })) page.postMessage({ start: site.start });
}

/**
 * Removes what neither this build nor the one before it has. A page that was opened before a release still loads its
 * own parts, also when the server no longer has them.
 */
async function forgetOlderFiles(): Promise<void> {
  const cache = await caches.open(storeName);
  const list = await cache.match(formerList);
  const former: readonly string[] = list ? await list.json() : [];
  const current = new Set(store.getURLsToCacheKeys().values());
  const stored = (await cache.keys()).map(({ url }) => url);
  const outdated = stored.filter((url) => !current.has(url) && pathOf(new URL(url)) !== formerList);
  await Promise.all(outdated.filter((url) => former.includes(url)).map((url) => cache.delete(url)));
  const kept = outdated.filter((url) => !former.includes(url));
  await cache.put(formerList, new Response(JSON.stringify(kept)));
}

/** Names what was outdated the last time. No page has this address. */
const formerList = "/.former";

/** How long a stored page waits for the network, in milliseconds: a connection may be there and carry nothing. */
const patience = 5000;

async function pageFor(event: FetchEvent): Promise<Response> {
  const stored = await store.matchPrecache(pathOf(new URL(event.request.url)));
  try {
    const response = await (stored ? atMost(patience, fromNetwork(event)) : fromNetwork(event));
    // While no process is ready, the proxy answers instead.
    if (!stored || response.status < 500) return response;
  } catch {
    // No connection.
  }
  const page = stored ?? (await store.matchPrecache(site.shell));
  return page ? marked(page) : Response.error();
}

async function marked(page: Response): Promise<Response> {
  const html = await page.text();
  return new Response(html.replace("<html ", `<html ${storedMark} `), { headers: page.headers });
}

function fromNetwork(event: FetchEvent): Promise<Response> {
  const response = Promise.resolve(event.preloadResponse).then(
    (preloaded: Response | undefined) => preloaded ?? fetch(event.request),
  );
  // The browser reports a preload that is cut off.
  event.waitUntil(response.catch(() => {}));
  return response;
}

function atMost<Value>(time: number, value: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("The network is too slow.")), time);
  return Promise.race([value, promise]).finally(() => clearTimeout(timer));
}

async function storedFile({ request }: FetchEvent): Promise<Response> {
  const path = pathOf(new URL(request.url));
  const cache = await caches.open(storeName);
  return (await store.matchPrecache(path)) ?? (await cache.match(path)) ?? fetch(request);
}

/** Stored when it is first used: the part for scans alone is larger than everything else. */
async function readerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(readerName);
  const stored = await cache.match(request.url);
  const hasContentHash = request.url.includes("/assets/");
  if (stored && hasContentHash) return stored;
  try {
    const response = await fetch(request);
    // A full disk must not keep a document from being read.
    if (response.status === 200) event.waitUntil(cache.put(request.url, response.clone()).catch(() => {}));
    return response;
  } catch (error) {
    if (stored) return stored;
    throw error;
  }
}
