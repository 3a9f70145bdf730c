import { isAhead, type RecordStorage, readRecord, removeRecord, writeRecord } from "./recordStorage.ts";

/**
 * That an address was given for the free tools. The address itself is not kept here: the server has it, and it is not
 * needed twice (ADR 12).
 */
export interface EmailAccess {
  readonly isGiven: () => boolean;
  readonly give: () => void;
}

/** How long it holds on our own origin, in milliseconds (ADR 12). */
export const emailAccessLasts = 30 * 24 * 60 * 60_000;

const name = "iep_free_access";

/**
 * On our own origin: for 30 days. On a partner's page an element keeps it in the page's memory alone.
 * @param openStorage asked at each use, because merely naming `localStorage` throws where it is blocked.
 * @param now milliseconds since 1970.
 */
export function createEmailAccess(openStorage: () => RecordStorage, now = Date.now): EmailAccess {
  return {
    isGiven: () => {
      const record = readRecord(openStorage, name);
      if (record === null) return false;
      if (isAhead(record["expires"], now(), emailAccessLasts)) return true;
      removeRecord(openStorage, name);
      return false;
    },
    give: () => writeRecord(openStorage, name, { expires: now() + emailAccessLasts }),
  };
}
