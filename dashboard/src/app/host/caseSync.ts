import type { AnyRecord } from "@iep-insider/sdk/case";
import type { CaseSync } from "@iep-insider/sdk/case/sync";
import { retryImport } from "@iep-insider/widgets/later";
import { caseStore } from "./caseStore.ts";
import { syncMark } from "./syncMark.ts";

let loading: Promise<CaseSync> | null = null;

/** Sync of the case, started. Its code is loaded by the first call, which is never made in a browser without sync. */
export function loadCaseSync(): Promise<CaseSync> {
  loading ??= import("./openCaseSync.ts").catch(retryImport<typeof import("./openCaseSync.ts")>).then(
    ({ openCaseSync }) => openCaseSync(),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** Starts sync where it is on. Without a connection for its code, the next page tries again. */
export function startCaseSync(): void {
  if (syncMark.read()) void loadCaseSync().catch(() => {});
}

/**
 * Removes the case from this browser, and from no other device: sync stops here first.
 * @returns what was removed. @throws {CaseStoreError}
 */
export async function forgetCase(): Promise<readonly AnyRecord[]> {
  if (syncMark.read()) {
    // Without a connection for its code, nothing syncs without the mark either.
    await loadCaseSync().then(
      (sync) => sync.stopHere(),
      () => syncMark.write(false),
    );
  }
  return caseStore.clear();
}
