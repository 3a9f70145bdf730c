import { Op } from "sequelize";
import type { Partner } from "../../database/models/partner.ts";
import type { Job } from "../../jobs/Job.ts";
import { monthsBefore } from "../../jobs/retention.ts";
import { type QueueServices, queueMail } from "../../mail/queueMail.ts";
import { usefulFor } from "../../mail/retry.ts";
import { partnerReport } from "../../mail/templates/partnerReporting.ts";
import { dayOf } from "../../usage/day.ts";
import { monthOf } from "../sponsoredUses.ts";
import { countsSettleIn } from "../statistics/periods.ts";
import { readReport } from "./readReport.ts";
import { reportCsv } from "./reportCsv.ts";
import { printableName, reportPdf } from "./reportPdf.ts";
import { monthName } from "./reportWords.ts";

/** When a report goes out on its day, in UTC: in the morning in the United States. */
const sendAt = "T13:00:00.000Z";

/**
 * Mails the last month's report to every partner that asked for it. The month is recorded in the transaction that queues
 * the mail, so no month is mailed twice; one that a stopped server missed is mailed later.
 */
export const mailReports: Job<QueueServices> = {
  name: "mail reports",
  period: 60 * 60_000,
  async run(services, signal) {
    const { database, clock } = services;
    const month = monthOf(monthsBefore(new Date(clock().getTime() - countsSettleIn), 1));
    const due = await database.partners.findAll({
      where: { status: "approved", active: true, reportedMonth: { [Op.lt]: month } },
    });
    let mailed = 0;
    for (const partner of due) {
      signal.throwIfAborted();
      if (await mailReport(services, partner, month)) mailed++;
    }
    return mailed;
  },
};

/** @returns whether it was queued: not where the partner turned it off, or has no account with a confirmed address. */
async function mailReport(services: QueueServices, { id }: Partner, month: string): Promise<boolean> {
  const { database, clock, environment } = services;
  return database.transaction(async (transaction) => {
    const locked = { transaction, lock: transaction.LOCK.UPDATE };
    const partner = await database.partners.findByPk(id, locked);
    if (!partner?.userId || partner.reportedMonth === null || partner.reportedMonth >= month) return false;
    await partner.update({ reportedMonth: month }, { transaction });
    const user = await database.users.findByPk(partner.userId, { transaction });
    if (!user?.emailVerified) return false;
    const now = clock();
    const dueAt = new Date(Math.max(now.getTime(), Date.parse(`${dayOf(now)}${sendAt}`)));
    const report = await readReport(services, partner, month);
    const organization = printableName(partner.name, partner.website);
    const mail = partnerReport({
      month: monthName(month),
      page: `${environment.publicOrigin}/partners/manage`,
      usefulUntil: new Date(dueAt.getTime() + usefulFor),
      attachments: [
        {
          filename: `tools-${month}.pdf`,
          contentType: "application/pdf",
          content: await reportPdf(organization, report),
        },
        {
          filename: `tools-${month.slice(0, 4)}-to-${month}.csv`,
          contentType: "text/csv; charset=utf-8",
          content: Buffer.from(reportCsv(report)),
        },
      ],
    });
    await queueMail(services, transaction, { email: user.email, userId: user.id }, mail, dueAt);
    return true;
  });
}
