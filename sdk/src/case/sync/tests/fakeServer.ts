import { ApiError } from "../../../client/index.ts";
import type { SealedRecord, Vault } from "../../../contract/index.ts";
import type { SyncServer } from "../SyncParts.ts";

/** The server of one account, in memory, by the API's rules (`api/src/caseSync`), with what a test may do to it. */
export interface FakeServer extends SyncServer {
  /** What it holds, for a test to look into or to tamper with. */
  readonly rows: Map<string, SealedRecord & { readonly revision: number }>;
  vaultNow: Vault | null;
  /** Makes calls fail before they are done, or after: their answer is lost. */
  fails: "before" | "after" | null;
}

export function createFakeServer(): FakeServer {
  const rows: FakeServer["rows"] = new Map();
  const answered = async <Output>(work: () => Output): Promise<Output> => {
    const lost = new ApiError(0, "no answer", { code: "network" });
    if (server.fails === "before") throw lost;
    const output = work();
    if (server.fails === "after") throw lost;
    return output;
  };
  const openVault = (id: string): Vault => {
    if (server.vaultNow?.id !== id) throw new ApiError(404, "", { code: "not_found" });
    return server.vaultNow;
  };
  const conflict = () => new ApiError(409, "", { code: "changed_meanwhile" });
  const server: FakeServer = {
    rows,
    vaultNow: null,
    fails: null,
    getVault: () => answered(() => ({ vault: server.vaultNow })),
    createVault: (wanted) =>
      answered(() => {
        if (server.vaultNow) throw conflict();
        server.vaultNow = { ...wanted, revision: 0, keysVersion: 1 };
        return server.vaultNow;
      }),
    listChanges: ({ vault, since }) =>
      answered(() => {
        const { revision } = openVault(vault);
        const later = [...rows.values()].filter((row) => row.revision > since);
        const records = later.sort((one, other) => one.revision - other.revision).slice(0, 2);
        return { revision, records, hasMore: later.length > 2 };
      }),
    pushRecords: ({ vault, records }) =>
      answered(() => {
        let { revision } = openVault(vault);
        const open = records.filter(
          ({ id, version, sealed }) => rows.get(id)?.version !== version || rows.get(id)?.sealed !== sealed,
        );
        if (open.some(({ id, version }) => (rows.get(id)?.version ?? 0) !== version - 1)) throw conflict();
        for (const record of open) {
          revision += 1;
          rows.set(record.id, { ...record, revision });
        }
        server.vaultNow = { ...openVault(vault), revision };
        return { revision };
      }),
    replaceKeys: ({ vault, keysVersion, ...keys }) =>
      answered(() => {
        server.vaultNow = { ...openVault(vault), ...keys, keysVersion: keysVersion + 1 };
        return server.vaultNow;
      }),
    deleteVault: ({ vault }) =>
      answered(() => {
        if (server.vaultNow?.id === vault) {
          server.vaultNow = null;
          rows.clear();
        }
        return undefined;
      }),
  };
  return server;
}
