import type { AuditAction, AuditSubject } from "@iep-insider/sdk/contract";
import type { Transaction } from "sequelize";
import type { Services } from "../services.ts";

/** Who did it: an operator's account, one that manages a partner, or a command on the server. */
export type Actor = { readonly userId: number } | "command";

/** What was done, to whom or what. */
export interface NewAuditEntry {
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  /** The subject's id, or a site key; omitted when the action is about no single record, such as an export of all. */
  readonly id?: number | string;
  /** Further details: numbers and our own names. No addresses, and no user input. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/**
 * Records what an operator did, or what a partner did for itself, in the transaction of the action: both are committed
 * or neither is.
 */
export async function recordAuditEntry(
  { database, clock }: Pick<Services, "database" | "clock">,
  transaction: Transaction,
  actor: Actor,
  { action, subject, id = "", detail = {} }: NewAuditEntry,
): Promise<void> {
  await database.auditEntries.create(
    {
      at: clock(),
      actorId: actor === "command" ? null : actor.userId,
      action,
      subjectKind: subject,
      subjectId: String(id),
      detail: JSON.stringify(detail),
    },
    { transaction },
  );
}
