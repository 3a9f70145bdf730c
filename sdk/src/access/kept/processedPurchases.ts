import { type RecordStorage, readRecord, writeRecord } from "./recordStorage.ts";

/**
 * Which purchases the payment-success page has dealt with in this browser: what it does once,
 * such as counting the purchase, it does not do again on a reload.
 */
export interface ProcessedPurchases {
  /** @param session the `session_id` of the page. @param type its `type`; "" without one. */
  readonly has: (session: string, type: string) => boolean;
  readonly add: (session: string, type: string) => void;
}

const name = "iep_processed_purchases";

/** The most recent ones are enough: returning to an older page by accident is unlikely. */
const atMost = 50;

/** @param openStorage asked at each use, because merely naming `localStorage` throws where it is blocked. */
export function createProcessedPurchases(openStorage: () => RecordStorage): ProcessedPurchases {
  // Where storage is blocked a page still knows of itself.
  let inMemory: readonly string[] = [];
  const markOf = (session: string, type: string) => `${session}:${type}`;
  const marks = () => {
    const stored = readRecord(openStorage, name)?.["marks"];
    return Array.isArray(stored) ? stored.filter((mark) => typeof mark === "string") : inMemory;
  };
  return {
    has: (session, type) => marks().includes(markOf(session, type)),
    add: (session, type) => {
      const mark = markOf(session, type);
      inMemory = [...marks().filter((other) => other !== mark), mark].slice(-atMost);
      writeRecord(openStorage, name, { marks: inMemory });
    },
  };
}
