import { vi } from "vitest";
import type { ToolId } from "../../catalog/index.ts";
import type { Access, ErrorCode } from "../../contract/index.ts";
import type { ToastMessage } from "../../ui/index.ts";
import { createAccessMemory } from "../AccessMemory.ts";
import type { AccessSession, AccessSurroundings } from "../AccessSurroundings.ts";
import { noAccess } from "../asking/noAccess.ts";
import { createAccessRecords } from "../kept/accessRecords.ts";
import { createEmailAccess } from "../kept/emailAccess.ts";
import { createPurchaseKeys } from "../kept/purchaseKeys.ts";

export const aKey = "k".repeat(43);
export const anotherKey = "n".repeat(43);

/** A storage in memory. */
export function memoryStorage(entries: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** What the visitor may open: nothing, unless given. */
export function accessWith(some: Partial<Access> = {}): Access {
  return { ...noAccess, ...some };
}

export const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** A signed-in user. */
export function fakeSession(token: string | null = "a.b.c", knownToBePro = false): AccessSession {
  let kept = token;
  const listeners = new Set<() => void>();
  return {
    token: {
      read: () => kept,
      drop: () => {
        kept = null;
        for (const listener of listeners) listener();
      },
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    email: () => Promise.resolve("maria@example.org"),
    opensEverything: () => knownToBePro,
  };
}

export interface FakeSurroundings extends AccessSurroundings {
  readonly storage: ReturnType<typeof memoryStorage>;
  /** Where the page was led, and the tabs that were opened: their addresses, "closed" for one that was closed. */
  readonly ledTo: string[];
  readonly tabs: string[];
  readonly subscribed: (string | null)[];
  readonly refusedKeys: string[];
  readonly signInAsked: string[];
  readonly notified: ToastMessage[];
}

/** Our own origin, signed out and with nothing bought, unless given. */
export function fakeSurroundings(
  some: Partial<AccessSurroundings> & { readonly entries?: Readonly<Record<string, string>> } = {},
): FakeSurroundings {
  const { entries, ...others } = some;
  const storage = memoryStorage(entries);
  const told = {
    ledTo: [] as string[],
    tabs: [] as string[],
    subscribed: [] as (string | null)[],
    refusedKeys: [] as string[],
    signInAsked: [] as string[],
    notified: [] as ToastMessage[],
  };
  const changes = new EventTarget();
  return {
    ...told,
    storage,
    server: "https://iep.example",
    credentials: "omit",
    siteKey: () => null,
    onSiteRefused: (key, code) => told.refusedKeys.push(`${key} ${code}`),
    frameToken: () => null,
    memory: createAccessMemory(),
    purchaseKeys: createPurchaseKeys(
      () => storage,
      () => changes,
    ),
    session: fakeSession(null),
    emailAccess: createEmailAccess(() => storage),
    records: createAccessRecords(() => storage),
    isJustPaid: () => false,
    returnUrl: () => null,
    notify: (message) => told.notified.push(message),
    subscribe: (email) => told.subscribed.push(email),
    signIn: () => told.signInAsked.push("asked"),
    openTab: () => {
      const index = told.tabs.push("waiting") - 1;
      return {
        leadTo: (address) => {
          told.tabs[index] = address;
        },
        close: () => {
          told.tabs[index] = "closed";
        },
      };
    },
    leaveTo: (address) => told.ledTo.push(address),
    importAgain: (error) => Promise.reject(error),
    ...others,
  };
}

/** One request as the fake server got it. */
export interface Asked {
  readonly call: string;
  readonly headers: Readonly<Record<string, string>>;
  /** From the header, or the query of a simple call. */
  readonly siteKey: string | null;
  readonly body: unknown;
}

type Answer = object | (() => object | Promise<object>);

/**
 * Answers `fetch` instead of a server, by method and path (`GET /api/access`), until the test ends.
 * @returns what was asked, in order.
 */
export function fakeServer(answers: Record<string, Answer>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(url, "https://iep.example");
    const call = `${init.method} ${pathname}`;
    const headers = init.headers as Record<string, string>;
    asked.push({
      call,
      headers,
      siteKey: headers["X-Site-Key"] ?? searchParams.get("siteKey"),
      body: typeof init.body === "string" ? JSON.parse(init.body) : null,
    });
    const answer = answers[call];
    if (answer === undefined) throw new TypeError("Failed to fetch");
    const given =
      typeof answer === "function" ? await Promise.race([answer(), stopped(init.signal)]) : answer;
    return given instanceof Response ? given : new Response(JSON.stringify(given));
  });
  return asked;
}

function stopped(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
}

/** An error as the server says it. */
export function refusal(status: number, code: ErrorCode, message: string): Response {
  return new Response(JSON.stringify({ code, message, error: message, requestId: "r" }), { status });
}

export const opened = (tool: ToolId, until: string | null = inAnHour()) => ({ tool, until });
