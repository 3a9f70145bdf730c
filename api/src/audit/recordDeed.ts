import type { AuditAction, AuditSubject } from "@iep-insider/sdk/contract";
import type { Transaction } from "sequelize";
import type { Services } from "../services.ts";

/** Who did it: an operator's account, one that manages a partner, or a command on the server. */
export type Actor = { readonly userId: number } | "command";

/** What was done, to whom or what. */
export interface Deed {
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  /** The subject's id, or a site key; without it the deed is about no single one, such as a file of all. */
  readonly id?: number | string;
  /** What more there is to know: figures and names of ours. No addresses, nothing that anybody typed. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Writes down what an operator did, or a partner for itself, in the transaction of the deed: neither stands without the other. */
export async function recordDeed(
  { database, clock }: Pick<Services, "database" | "clock">,
  transaction: Transaction,
  actor: Actor,
  { action, subject, id = "", detail = {} }: Deed,
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
