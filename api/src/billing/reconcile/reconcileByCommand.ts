import { recordAuditEntry } from "../../audit/recordAuditEntry.ts";
import type { Services } from "../../services.ts";
import { type Findings, reconcile } from "./reconcile.ts";

/**
 * What `npm run reconcile` does. Each object is repaired in its own transaction; the run is then recorded in the audit
 * log, unless nothing was changed. What the scheduled job does is not attributed to anyone.
 */
export async function reconcileByCommand(services: Services): Promise<Findings> {
  const findings = await reconcile(services);
  const repaired = findings.repaired.length;
  if (repaired > 0)
    await services.database.transaction((transaction) =>
      recordAuditEntry(services, transaction, "command", {
        action: "payments_reconciled",
        subject: "payment",
        // The stored key is `mended`, as in earlier entries.
        detail: { mended: repaired, unsolved: findings.unsolved.length },
      }),
    );
  return findings;
}
