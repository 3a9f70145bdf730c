import type { Job } from "../jobs/Job.ts";
import type { Services } from "../services.ts";

/** Sends mails that wait: those that failed before, and those of a process that died before it sent them. */
export const sendMails: Job<Pick<Services, "mailer">> = {
  name: "send mails",
  period: 60_000,
  run: ({ mailer }, signal) => mailer.deliver(signal),
};
