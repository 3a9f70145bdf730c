import type { ApiError } from "../../client/index.ts";
import { noteDeletions } from "./noteDeletions.ts";
import { pullChanges } from "./pullChanges.ts";
import { pushChanges } from "./pushChanges.ts";
import type { SyncParts } from "./SyncParts.ts";

/** What a sync did. */
export interface SyncResult {
  /** How many records are too large to be synced. They stay on this device. */
  readonly tooLarge: number;
}

/** Rounds in which another device, or another tab, got in between. More are a sign of a fault. */
const mostRounds = 8;

/**
 * Brings this device and the server to the same records: fetches what other devices changed and merges it, then sends
 * what this one changed. Can be stopped anywhere and run again.
 * @returns null where this device does not sync.
 * @throws {ApiError} @throws {CaseStoreError} @throws {Tampered}
 */
export async function syncOnce(parts: SyncParts): Promise<SyncResult | null> {
  const { state, now } = parts;
  // Before the network: an offline device has to know when a record was deleted.
  if (!(await noteDeletions(parts))) return null;
  for (let round = 0; round < mostRounds; round += 1) {
    if (!(await pullChanges(parts))) continue;
    const pushed = await pushChanges(parts).catch((error: unknown) => {
      if (isConflict(error)) return null;
      throw error;
    });
    if (pushed === null || pushed.isBehind) continue;
    const device = await state.device();
    if (!device) return null;
    await state.save({ device: { ...device, syncedAt: now() } });
    return { tooLarge: pushed.tooLarge };
  }
  throw new Error("The case kept changing while it was synced.");
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && (error as Partial<ApiError>).code === "changed_meanwhile";
}
