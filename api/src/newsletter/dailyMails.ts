import type { NewsletterSubscriber } from "../database/models/newsletterSubscriber.ts";

/** Enough for somebody who looks for the first one in the wrong folder. */
export const mostMailsADay = 3;
const day = 24 * 60 * 60_000;

type Counted = Pick<NewsletterSubscriber, "mailsSince" | "mailsSent">;

/**
 * Anybody can ask with anybody's address, from many network addresses too: a mailbox gets no more than a few mails a
 * day by it. It is counted in the row, since the limits of `http/limits.ts` forget within two hours. What is over is
 * not sent, and the answer is the same.
 * @returns the count with one mail more, or null when there were enough.
 */
export function oneMoreMail({ mailsSince, mailsSent }: Counted, now: Date): Counted | null {
  if (now.getTime() - mailsSince.getTime() >= day) return { mailsSince: now, mailsSent: 1 };
  return mailsSent < mostMailsADay ? { mailsSince, mailsSent: mailsSent + 1 } : null;
}
