import { canonicalText, type StoredRecord } from "../StoredCase.ts";
import { toHex, utf8 } from "./bytes.ts";

/** Tells whether two versions of a record are the same, without keeping them. Null for none, and for a deleted one. */
export async function fingerprint(record: StoredRecord | null): Promise<string | null> {
  return record && toHex(await crypto.subtle.digest("SHA-256", utf8(canonicalText(record))));
}
