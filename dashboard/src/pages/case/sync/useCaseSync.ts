import type { CaseSync, SyncStatus } from "@iep-insider/sdk/case/sync";
import { useEffect, useState, useSyncExternalStore } from "react";
import { loadCaseSync } from "../../../app/host/caseSync.ts";
import { syncMark } from "../../../app/host/syncMark.ts";

const off: SyncStatus = { kind: "off" };
const noSubscription = () => () => {};

/**
 * Sync of the case, and what it is doing.
 * @param always whether to load it also where this browser does not sync.
 * @returns `sync` is null until it is loaded.
 */
export function useCaseSync(always: boolean): {
  readonly sync: CaseSync | null;
  readonly status: SyncStatus;
} {
  const [sync, setSync] = useState<CaseSync | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (always || syncMark.read())
      loadCaseSync().then(
        (loaded) => isCurrent && setSync(loaded),
        // Without a connection for its code: the next visit tries again.
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [always]);
  const status = useSyncExternalStore(
    sync?.subscribe ?? noSubscription,
    () => sync?.status() ?? off,
    () => off,
  );
  return { sync, status };
}
