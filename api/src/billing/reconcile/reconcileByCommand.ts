import { recordAuditEntry } from "../../audit/recordAuditEntry.ts";
import type { Services } from "../../services.ts";
import { type Findings, reconcile } from "./reconcile.ts";

/**
 * What `npm run reconcile` does. Each object is repaired in its own transaction; the run is then recorded in the audit
 * log, unless nothing was changed. What the scheduled job does is not attributed to anyone.
 */
export async function reconcileByCommand(services: Services): Promise<Findings> {
  const findings = await reconcile(services);
  const mended = findings.mended.length;
  if (mended > 0)
    await services.database.transaction((transaction) =>
      recordAuditEntry(services, transaction, "command", {
        action: "payments_reconciled",
        subject: "payment",
        detail: { mended, unsolved: findings.unsolved.length },
      }),
    );
  return findings;
}
