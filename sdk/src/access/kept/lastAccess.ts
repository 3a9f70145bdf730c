import type { ToolId } from "../../catalog/index.ts";
import type { Access } from "../../contract/index.ts";
import type { AccessAnswer, Wanted } from "../../host/index.ts";
import { accessStatusOf } from "../asking/accessOrder.ts";
import { noAccess } from "../asking/noAccess.ts";
import { isAhead, type RecordStorage, readRecord, removeRecord, writeRecord } from "./recordStorage.ts";

/**
 * What the server last said of a visitor's access, for tools that run on the device while the server cannot be reached
 * (ADR 90). On our own origin only.
 */
export interface LastAccess {
  /** @param of who asked (`askedAs`). */
  readonly keep: (of: string, access: Access) => Promise<void>;
  /** @returns open, or null where nothing that the server said in the last days opens the tool to this visitor. */
  readonly openFor: (of: string, tool: ToolId, wanted: Wanted) => Promise<AccessAnswer | null>;
}

const name = "iep_last_access";

/** How long it holds at most, in milliseconds: a subscription may have ended meanwhile. A paid day ends by itself. */
export const lastAccessLasts = 7 * 24 * 60 * 60_000;

/**
 * @param openStorage asked at each use, because merely naming `localStorage` throws where it is blocked.
 * @param now milliseconds since 1970.
 */
export function createLastAccess(openStorage: () => RecordStorage, now = Date.now): LastAccess {
  return {
    keep: async (of, { everything, open }) => {
      const by = await digestOf(of);
      if (by === null || (!everything && open.length === 0)) return removeRecord(openStorage, name);
      writeRecord(openStorage, name, { by, expires: now() + lastAccessLasts, everything, open });
    },
    openFor: async (of, tool, wanted) => {
      const record = readRecord(openStorage, name);
      if (record === null || record["by"] !== (await digestOf(of))) return null;
      if (!isAhead(record["expires"], now(), lastAccessLasts)) {
        removeRecord(openStorage, name);
        return null;
      }
      const everything = record["everything"] === true;
      const access = { ...noAccess, everything, open: daysIn(record["open"]) };
      const status = accessStatusOf(access, { tool, wanted }, new Date(now()));
      if (status.kind !== "open") return null;
      return { state: "open", ...(status.until !== null && { until: status.until }) };
    },
  };
}

function daysIn(stored: unknown): Access["open"] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((day) => typeof day?.tool === "string" && typeof day?.until === "string");
}

/** The token and the purchase key are stored once, elsewhere. @returns null where the browser has no digests (http). */
async function digestOf(text: string): Promise<string | null> {
  const { subtle } = globalThis.crypto ?? {};
  if (!subtle) return null;
  const bytes = new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...bytes));
}
