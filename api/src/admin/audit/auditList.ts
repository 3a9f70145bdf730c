import type { AuditFilter } from "@iep-insider/sdk/contract";
import type { AuditEntry } from "../../database/models/auditEntry.ts";
import type { List } from "../list/readChain.ts";

/** The audit entries that a filter selects, newest first. */
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
