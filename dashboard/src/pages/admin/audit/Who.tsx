import type { AuditEntryShown } from "@iep-insider/sdk/contract";
import { actionWords, auditWords } from "../../../content/admin/audit.ts";
import { AccountLink } from "./AccountLink.tsx";

/** Who did something: an operator by their address of today, or a command. */
export function Who({ actor }: { readonly actor: AuditEntryShown["actor"] }) {
  if (actor.kind === "command") return auditWords.command;
  return <AccountLink id={actor.id} email={actor.email} />;
}

export function actionName({ action }: AuditEntryShown): string {
  return actionWords[action];
}
