import { type CaseSync, createCaseSync, openSyncState } from "@iep-insider/sdk/case/sync";
import { caseSync } from "@iep-insider/sdk/contract";
import { serverCalls } from "../server.ts";
import { session } from "../session.ts";
import { caseStore } from "./caseStore.ts";
import { syncMark } from "./syncMark.ts";

/** Sync between this browser and the signed-in account, running from now on. */
export function openCaseSync(): CaseSync {
  const sync = createCaseSync({
    server: serverCalls(caseSync),
    store: caseStore,
    state: openSyncState(),
    now: Date.now,
    mark: syncMark,
    isSignedIn: () => session.read() !== null,
  });
  sync.start();
  // After signing in, here or in another tab.
  session.subscribe(() => void sync.syncNow());
  return sync;
}
