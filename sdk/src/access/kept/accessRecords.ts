import { findPaidTool, storedToolName, type ToolId, toolById, useLasts } from "../../catalog/index.ts";
import { purchaseKeyPattern } from "../../contract/headers.ts";
import { isAhead, type RecordStorage, readRecord, removeRecord, writeRecord } from "./recordStorage.ts";

/**
 * The browser-held records of the specification, on our own origin only. They are copies: each is a reason to ask
 * the server, and opens nothing on its own.
 */
export interface AccessRecords {
  /** A tool was just paid for: the return page writes it, for 24 hours. */
  readonly writePaymentVerification: (tool: ToolId) => void;
  /**
   * Takes the record away, whatever it holds.
   * @returns whether it said that this tool was just paid for.
   */
  readonly takePaymentVerification: (tool: ToolId) => boolean;
  /** A tool was opened until then, by the purchase of this key. */
  readonly writeVerifiedAccess: (tool: ToolId, until: Date, purchaseKey: string) => void;
  /** @returns the key that opened this tool and may still do so; null without a record for it. An expired one is removed. */
  readonly readVerifiedAccess: (tool: ToolId) => string | null;
  /** The server does not know of it, or no more. */
  readonly removeVerifiedAccess: () => void;
}

const verifiedAccessName = "iep_verified_access";
const verificationName = (tool: ToolId) => `iep_payment_verification:${storedToolName(tool)}`;

/**
 * @param openStorage asked at each use, because merely naming `localStorage` throws where it is blocked.
 * @param now milliseconds since 1970.
 */
export function createAccessRecords(openStorage: () => RecordStorage, now = Date.now): AccessRecords {
  return {
    writePaymentVerification: (tool) =>
      writeRecord(openStorage, verificationName(tool), {
        toolName: toolById(tool).title,
        verified: true,
        timestamp: now(),
        expires: now() + useLasts,
      }),
    takePaymentVerification: (tool) => {
      const record = readRecord(openStorage, verificationName(tool));
      if (record === null) return false;
      removeRecord(openStorage, verificationName(tool));
      return (
        record["verified"] === true &&
        isFor(record["toolName"], tool) &&
        isAhead(record["expires"], now(), useLasts)
      );
    },
    writeVerifiedAccess: (tool, until, sessionToken) =>
      writeRecord(openStorage, verifiedAccessName, {
        expires: until.getTime(),
        toolName: toolById(tool).title,
        sessionToken,
      }),
    readVerifiedAccess: (tool) => {
      const record = readRecord(openStorage, verifiedAccessName);
      if (record === null) return null;
      const { sessionToken } = record;
      const isKey = typeof sessionToken === "string" && purchaseKeyPattern.test(sessionToken);
      if (!isKey || !isAhead(record["expires"], now(), useLasts)) {
        removeRecord(openStorage, verifiedAccessName);
        return null;
      }
      return isFor(record["toolName"], tool) ? sessionToken : null;
    },
    removeVerifiedAccess: () => removeRecord(openStorage, verifiedAccessName),
  };
}

function isFor(toolName: unknown, tool: ToolId): boolean {
  return typeof toolName === "string" && findPaidTool(toolName)?.id === tool;
}
