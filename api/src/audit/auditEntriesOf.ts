import type { AuditEntry } from "../database/models/auditEntry.ts";
import type { Database } from "../database/openDatabase.ts";

/** What operators did to an account, oldest first. */
export function auditEntriesAbout(
  { auditEntries }: Pick<Database, "auditEntries">,
  userId: number,
): Promise<AuditEntry[]> {
  const where = { subjectKind: "user", subjectId: String(userId) } as const;
  return auditEntries.findAll({ where, order: ["at", "id"] });
}

/** What an account did as an operator, oldest first. */
export function auditEntriesBy(
  { auditEntries }: Pick<Database, "auditEntries">,
  userId: number,
): Promise<AuditEntry[]> {
  return auditEntries.findAll({ where: { actorId: userId }, order: ["at", "id"] });
}
