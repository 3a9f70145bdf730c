import { recordAuditEntry } from "../../audit/recordAuditEntry.ts";
import type { Partner } from "../../database/models/partner.ts";
import type { SignedIn } from "../../http/authenticate.ts";
import { monthsBefore } from "../../jobs/retention.ts";
import type { Services } from "../../services.ts";
import { changeOwnPartner } from "../ownPartner.ts";
import { monthOf } from "../sponsoredUses.ts";

/** The first report is that of the current month, on the first day of the next. @throws {NotPartner} */
export function setMonthlyReport(services: Services, signedIn: SignedIn, on: boolean): Promise<Partner> {
  return changeOwnPartner(services, signedIn, async (partner, transaction) => {
    if (on === (partner.reportedMonth !== null)) return;
    const reportedMonth = on ? monthOf(monthsBefore(services.clock(), 1)) : null;
    await partner.update({ reportedMonth }, { transaction });
    await recordAuditEntry(
      services,
      transaction,
      { userId: signedIn.user.id },
      { action: "partner_report_changed", subject: "partner", id: partner.siteKey, detail: { on } },
    );
  });
}
