import type { AuditFilter, Page } from "@iep-insider/sdk/contract";
import type { AuditEntry } from "../../database/models/auditEntry.ts";
import type { Services } from "../../services.ts";
import { type List, readPage } from "../list/readPage.ts";

/** One page of what operators did, newest first. @throws {InvalidRequest} for a cursor of another list. */
export function listAudit(
  { database }: Pick<Services, "database">,
  filter: AuditFilter,
  cursor: string | undefined,
): Promise<Page<AuditEntry>> {
  return readPage(database.auditEntries, auditList(filter), cursor);
}

export function auditList({ action, actor, subject, subjectId }: AuditFilter): List<AuditEntry> {
  return {
    where: {
      ...(action && { action }),
      ...(actor && { actorId: actor === "command" ? null : actor }),
      ...(subject && { subjectKind: subject }),
      ...(subjectId && { subjectId }),
    },
    order: [
      ["at", "DESC"],
      ["id", "DESC"],
    ],
  };
}
