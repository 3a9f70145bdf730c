import type { Client } from "../../client/index.ts";
import type { caseSync } from "../../contract/index.ts";
import type { StoredCase } from "../StoredCase.ts";
import type { SyncState } from "./SyncState.ts";

export type SyncServer = Client<typeof caseSync>;

/** What a sync works with. */
export interface SyncParts {
  readonly server: SyncServer;
  readonly store: Pick<StoredCase, "allStored" | "exchange">;
  readonly state: SyncState;
  /** In milliseconds. */
  readonly now: () => number;
}
