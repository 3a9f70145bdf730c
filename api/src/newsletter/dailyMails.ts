import type { NewsletterSubscriber } from "../database/models/newsletterSubscriber.ts";

/** Enough for a reader who looks for the first one in the wrong folder. */
export const mostMailsADay = 3;
const day = 24 * 60 * 60_000;

type Counted = Pick<NewsletterSubscriber, "mailsSince" | "mailsSent">;

/**
 * Anyone can request with someone else's address, also from many network addresses: this limits a mailbox to a few
 * mails a day. The count is kept in the row, since the limits of `http/limits.ts` expire within two hours. Mails beyond
 * it are not sent, and the response is the same.
 * @returns the count with one mail more, or null when there were enough.
 */
export function oneMoreMail({ mailsSince, mailsSent }: Counted, now: Date): Counted | null {
  if (now.getTime() - mailsSince.getTime() >= day) return { mailsSince: now, mailsSent: 1 };
  return mailsSent < mostMailsADay ? { mailsSince, mailsSent: mailsSent + 1 } : null;
}
