import type { AuditAction, AuditSubject } from "@iep-insider/sdk/contract";
import { date, id, integer, longText, nullable, type RowOf, table, text } from "./table.ts";

/** An operator's action. Written in the action's transaction; never changed afterwards. */
export interface AuditEntry extends RowOf<typeof auditEntries> {}

export const auditEntries = table("AuditEntry", "audit_entries", {
  id: id(),
  at: date(),
  /** The operator's account; null for a command on the server. */
  actorId: nullable(integer()),
  action: text<AuditAction>(40),
  subjectKind: text<AuditSubject>(20),
  /** The subject's id, or its site key. Empty if the action is about no single record. */
  subjectId: text(64),
  /** Further details as JSON: no addresses, and no user input. */
  detail: longText(),
}).with({
  indexes: {
    // By time, and by each filter of the list.
    audit_entries_time: ["at", "id"],
    audit_entries_action: ["action", "at", "id"],
    audit_entries_subject: ["subjectKind", "subjectId", "at", "id"],
    audit_entries_actor: ["actorId", "at", "id"],
    audit_entries_kind: ["subjectKind", "at", "id"],
  },
  hooks: { beforeUpdate: refuse, beforeBulkUpdate: refuse },
});

/** Code that tries to change an entry has a bug. */
function refuse(): never {
  throw new Error("The audit log is only ever added to.");
}
