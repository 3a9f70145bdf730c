import { reconcilePayments } from "../billing/reconcile/job.ts";
import { purgeContacts } from "../contacts/purge.ts";
import { mailReports } from "../partners/report/mailReports.ts";
import { queueStatistics } from "../partners/webhook/queueStatistics.ts";
import { sendDeliveries } from "../partners/webhook/sendDeliveries.ts";
import { mailReminders } from "../reminders/mailReminders.ts";
import type { Services } from "../services.ts";
import type { Job } from "./Job.ts";
import * as purges from "./purges.ts";

/** Sends waiting mails: those that failed before, and those of a process that died before sending them. */
const sendMails: Job<Pick<Services, "mailer">> = {
  name: "send mails",
  period: 60_000,
  run: ({ mailer }, signal) => mailer.deliver(signal),
};

/** All scheduled jobs. */
export const jobs: readonly Job<Services>[] = [
  sendMails,
  mailReminders,
  mailReports,
  queueStatistics,
  sendDeliveries,
  reconcilePayments,
  purgeContacts,
  ...Object.values(purges),
];
