import { ApiError } from "../../client/index.ts";
import type { Vault } from "../../contract/index.ts";
import { CaseStoreError } from "../CaseStore.ts";
import type { StoredCase } from "../StoredCase.ts";
import { createDataKey, openKeys, type Secret, unwrapKey, WrongSecret, wrapKey } from "./keys.ts";
import type { SyncParts } from "./SyncParts.ts";
import { Tampered } from "./sealItem.ts";
import { syncOnce } from "./syncOnce.ts";

/** What sync is doing on this device. `syncedAt` is when it was last in sync, in milliseconds. */
export type SyncStatus =
  /** This device does not sync. */
  | { readonly kind: "off" }
  | { readonly kind: "syncing"; readonly syncedAt: number | null }
  /** `tooLarge`: how many records are too large, and only on this device. */
  | { readonly kind: "in-sync"; readonly syncedAt: number; readonly tooLarge: number }
  | {
      readonly kind:
        | "offline"
        /** Our server does not answer, or asks to wait. */
        | "unanswered"
        | "signed-out"
        /** The account's case was encrypted with a new key, on another device. */
        | "locked"
        /** The account has no synced case: it was deleted on another device, or this is another account. */
        | "gone"
        /** The server sent something that does not fit the key or the versions. Nothing of it was stored. */
        | "tampered"
        /** The synced case has no room left on the server. */
        | "full"
        /** The browser does not store what came. */
        | "storage";
      readonly syncedAt: number | null;
    };

export interface CaseSync {
  readonly status: () => SyncStatus;
  /** @returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Syncs now, after each change, and when the connection is back. @returns a function that stops it. */
  start(): () => void;
  syncNow(): Promise<void>;
  /** The account's synced case; null if there is none. @throws {ApiError} */
  vault(): Promise<Vault | null>;
  /**
   * Encrypts this device's case with a new key and sends it. It replaces `before`, which the parent cannot open.
   * @throws {ApiError}
   */
  turnOn(secrets: Secrets, before: Vault | null): Promise<void>;
  /** Syncs this device with the account's synced case. @throws {WrongSecret} @throws {ApiError} */
  join(vault: Vault, secret: Secret): Promise<void>;
  /** Whether a secret opens the account's synced case. @throws {WrongSecret} @throws {ApiError} */
  check(secret: Secret): Promise<void>;
  /** Replaces the passphrase or the recovery code. @param current opens the case now. @throws {WrongSecret} @throws {ApiError} */
  replaceSecret(current: Secret, next: Secret): Promise<void>;
  /** Removes the key from this device. The case stays, here and on the server. */
  stopHere(): Promise<void>;
  /** Deletes the synced case from the server, and stops here. The case stays on this device. @throws {ApiError} */
  deleteFromServer(vault: Vault): Promise<void>;
}

/** The two ways to open a synced case. */
export interface Secrets {
  readonly passphrase: string;
  /** As `createRecoveryCode` returns it. */
  readonly recoveryCode: string;
}

export interface CaseSyncOptions extends SyncParts {
  readonly store: StoredCase;
  /** Remembers that this device syncs, so that no database has to be opened to know it. */
  readonly mark: { readonly read: () => boolean; readonly write: (isOn: boolean) => void };
  readonly isSignedIn: () => boolean;
}

/** A parent types a sentence in about this time; each pause in between is no sync of its own. In milliseconds. */
const pauseAfterChange = 3_000;
/** While the page is open, a failed sync is tried again after this time. */
const pauseAfterFailure = 60_000;

/** Sync of the case between the devices of one account, end-to-end encrypted (ADR 77). Creating it does nothing. */
export function createCaseSync(options: CaseSyncOptions): CaseSync {
  const { server, store, state, mark, isSignedIn } = options;
  const listeners = new Set<() => void>();
  let status: SyncStatus = { kind: mark.read() ? "syncing" : "off", syncedAt: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStarted = false;

  const tell = (next: SyncStatus) => {
    status = next;
    for (const listener of [...listeners]) listener();
  };
  const syncIn = (pause: number) => {
    clearTimeout(timer);
    if (isStarted) timer = setTimeout(() => void syncNow(), pause);
  };

  /** One sync at a time, in all tabs. */
  const syncNow = () =>
    alone(async () => {
      if (!mark.read()) return tell({ kind: "off" });
      const syncedAt = (await state.device().catch(() => null))?.syncedAt ?? null;
      if (!isSignedIn()) return tell({ kind: "signed-out", syncedAt });
      tell({ kind: "syncing", syncedAt });
      try {
        const result = await syncOnce(options);
        const after = await state.device();
        if (result && after?.syncedAt != null)
          tell({ kind: "in-sync", syncedAt: after.syncedAt, tooLarge: result.tooLarge });
        else tell({ kind: "off" });
      } catch (error) {
        const kind = await kindOf(error);
        tell({ kind, syncedAt });
        if (kind === "offline" || kind === "unanswered") syncIn(pauseAfterFailure);
      }
    });

  const kindOf = async (
    error: unknown,
  ): Promise<Exclude<SyncStatus["kind"], "off" | "syncing" | "in-sync">> => {
    if (error instanceof Tampered) return "tampered";
    if (error instanceof CaseStoreError) return "storage";
    if (!(error instanceof ApiError)) return "unanswered";
    if (error.status === 0) return "offline";
    if (error.status === 401) return "signed-out";
    if (error.status === 413) return "full";
    if (error.status !== 404) return "unanswered";
    const other = await server.getVault().catch(() => undefined);
    if (other === undefined) return "unanswered";
    return other.vault === null ? "gone" : "locked";
  };

  const openDataKey = async (secret: Secret) => {
    const { vault } = await server.getVault();
    if (!vault) throw new WrongSecret();
    return { vault, dataKey: await unwrapKey(vault[secret.kind], secret, vault.id) };
  };

  const begin = async (vault: string, dataKey: Parameters<typeof openKeys>[0]) => {
    await state.begin({ vault, keys: await openKeys(dataKey), revision: 0, syncedAt: null });
    mark.write(true);
  };

  const end = async () => {
    mark.write(false);
    await state.end();
    tell({ kind: "off" });
  };

  return {
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      const change = () => syncIn(pauseAfterChange);
      const connected = () => syncIn(0);
      const unsubscribe = store.subscribe(change);
      globalThis.addEventListener?.("online", connected);
      isStarted = true;
      void syncNow();
      return () => {
        isStarted = false;
        clearTimeout(timer);
        unsubscribe();
        globalThis.removeEventListener?.("online", connected);
      };
    },
    syncNow,
    vault: async () => (await server.getVault()).vault,
    async turnOn({ passphrase, recoveryCode }, before) {
      const id = crypto.randomUUID();
      const dataKey = createDataKey();
      const keys = {
        passphrase: await wrapKey(dataKey, { kind: "passphrase", text: passphrase }, id),
        recovery: await wrapKey(dataKey, { kind: "recovery", text: recoveryCode }, id),
      };
      await alone(async () => {
        if (before) await server.deleteVault({ vault: before.id });
        await server.createVault({ id, ...keys });
        await begin(id, dataKey);
      });
      await syncNow();
    },
    async join(vault, secret) {
      const dataKey = await unwrapKey(vault[secret.kind], secret, vault.id);
      await alone(() => begin(vault.id, dataKey));
      await syncNow();
    },
    async check(secret) {
      await openDataKey(secret);
    },
    async replaceSecret(current, next) {
      const { vault, dataKey } = await openDataKey(current);
      const { id, keysVersion, passphrase, recovery } = vault;
      const wrapped = await wrapKey(dataKey, next, id);
      await server.replaceKeys({ vault: id, keysVersion, passphrase, recovery, [next.kind]: wrapped });
    },
    stopHere: () => alone(end),
    deleteFromServer: ({ id }) =>
      alone(async () => {
        await server.deleteVault({ vault: id });
        await end();
      }),
  };
}

/** Waits for its turn among the tabs of this browser. A browser without locks relies on the server's versions. */
function alone(task: () => Promise<void>): Promise<void> {
  // The types promise the task's promise in a promise.
  return globalThis.navigator?.locks ? navigator.locks.request("iep-case-sync", task).then(() => {}) : task();
}
