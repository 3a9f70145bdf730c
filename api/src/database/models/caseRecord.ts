import { bytes, char, date, id, integer, type RowOf, references, table } from "./table.ts";

/** One record of a synced case: ciphertext. A deleted record stays, as a record that says so to the other devices. */
export interface CaseRecord extends RowOf<typeof caseRecords> {}

export const caseRecords = table("CaseRecord", "case_records", {
  id: id(),
  userId: references(integer(), "users", "RESTRICT"),
  /** An HMAC whose key we do not have, hexadecimal. */
  recordId: char(64),
  version: integer(),
  /** The revision of the vault that wrote it. */
  revision: integer(),
  writtenAt: date(),
  /** Of `sealed`, in bytes. */
  size: integer(),
  sealed: bytes(),
}).with({
  unique: {
    case_records_record: ["userId", "recordId"],
    case_records_revision: ["userId", "revision"],
  },
});
