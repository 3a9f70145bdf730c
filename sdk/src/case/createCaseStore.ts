import type { CaseStore } from "./CaseStore.ts";
import { createCaseChanges } from "./caseChanges.ts";
import type { openCaseDatabase } from "./database.ts";
import type { StoredCase } from "./StoredCase.ts";

type Database = ReturnType<typeof openCaseDatabase>;

/**
 * The case in this browser's IndexedDB (ADR 76), on our own origin only. Creating it does nothing: the code of the
 * database is loaded at the first use, so that no first screen contains it.
 * @param load the module of the database; a host passes its own import, which can be retried.
 */
export function createCaseStore(
  load: () => Promise<{ openCaseDatabase: typeof openCaseDatabase }> = () => import("./database.ts"),
): CaseStore & StoredCase {
  const changes = createCaseChanges();
  let loading: Promise<Database> | null = null;
  const database = () => {
    loading ??= load().then(
      (module) => module.openCaseDatabase(),
      (error: unknown) => {
        // A retry can work.
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  const changing = async <Result>(task: (database: Database) => Promise<Result>) => {
    const result = await task(await database());
    changes.tell();
    return result;
  };
  return {
    list: async (kind) => (await database()).list(kind),
    all: async () => (await database()).all(),
    put: (kind, value, id) => changing((open) => open.put(kind, value, id)),
    remove: (id) => changing((open) => open.remove(id)),
    merge: (records) => changing((open) => open.merge(records)),
    clear: () => changing((open) => open.clear()),
    allStored: async () => (await database()).allStored(),
    exchange: (exchanges) => changing((open) => open.exchange(exchanges)),
    subscribe: changes.subscribe,
  };
}
