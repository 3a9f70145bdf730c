import { randomBytes } from "node:crypto";
import type { Language } from "@iep-insider/sdk/contract";
import { Op, type Transaction, UniqueConstraintError } from "sequelize";
import { emailKeyOf } from "../accounts/emailKey.ts";
import { InvalidLink } from "../accounts/errors.ts";
import { createMailToken, hashOfToken, lifetimes } from "../accounts/mailToken.ts";
import type { NewsletterSubscriber } from "../database/models/newsletterSubscriber.ts";
import { areWithinLimits } from "../http/attempts.ts";
import { type QueueServices, queueMail } from "../mail/queueMail.ts";
import { givenUpAfter } from "../mail/retry.ts";
import type { Services } from "../services.ts";
import { unsubscribeUrl } from "./unsubscribeUrl.ts";

/**
 * Queues a mail with a confirmation link. An address that is already on the list gets a mail that says so. The response
 * is the same for both, so only the owner of the address learns which it is.
 */
export async function askForNewsletter(
  services: QueueServices,
  email: string,
  language: Language,
): Promise<void> {
  const { database, clock } = services;
  await makePlace(services, email, language);
  await database.transaction(async (transaction) => {
    const subscriber = await database.newsletterSubscribers.findOne({
      where: { emailKey: emailKeyOf(email) },
      transaction,
      lock: transaction.LOCK.UPDATE,
    });
    // They unsubscribed between the two statements, or reached the daily limit.
    const counted = subscriber && oneMoreMail(subscriber, clock());
    if (!subscriber || !counted) return;
    await subscriber.update(counted, { transaction });
    await (subscriber.subscribedAt ? queueAlready : queueConfirmation)(
      services,
      transaction,
      subscriber,
      language,
    );
  });
}

/** @throws {InvalidLink} when the token is wrong, expired or used. */
export async function confirmNewsletter(
  { database, clock }: Pick<Services, "database" | "clock">,
  token: string,
): Promise<void> {
  // One statement, so that only one of two concurrent requests confirms.
  const [confirmed] = await database.newsletterSubscribers.update(
    { subscribedAt: clock(), confirmationToken: null, confirmationTokenExpiry: null },
    { where: { confirmationToken: hashOfToken(token), confirmationTokenExpiry: { [Op.gt]: clock() } } },
  );
  if (confirmed === 0) throw new InvalidLink();
}

/** Creates the row first, in its own statement, so that concurrent requests share it. */
async function makePlace(
  { database, clock }: QueueServices,
  email: string,
  language: Language,
): Promise<void> {
  const emailKey = emailKeyOf(email);
  if (await database.newsletterSubscribers.findOne({ where: { emailKey } })) return;
  const now = clock();
  const place = { email, emailKey, language, requestedAt: now, mailsSince: now, mailsSent: 0 };
  const unsubscribeToken = randomBytes(32).toString("base64url");
  await database.newsletterSubscribers.create({ ...place, unsubscribeToken }).catch((error: unknown) => {
    if (!(error instanceof UniqueConstraintError)) throw error;
  });
}

async function queueConfirmation(
  services: QueueServices,
  transaction: Transaction,
  subscriber: NewsletterSubscriber,
  language: Language,
): Promise<void> {
  const now = services.clock();
  const { token, hash, expiry } = createMailToken(now, lifetimes.newsletter);
  const asked = { language, requestedAt: now, confirmationToken: hash, confirmationTokenExpiry: expiry };
  await subscriber.update(asked, { transaction });
  const link = `${services.environment.publicOrigin}/newsletter?confirm=${token}`;
  await queueMail(services, transaction, recipientOf(subscriber, language), (mails) =>
    mails.confirmNewsletter(link, expiry),
  );
}

async function queueAlready(
  services: QueueServices,
  transaction: Transaction,
  subscriber: NewsletterSubscriber,
  language: Language,
): Promise<void> {
  const usefulUntil = new Date(services.clock().getTime() + givenUpAfter);
  const stop = unsubscribeUrl(services.environment, subscriber);
  await queueMail(services, transaction, recipientOf(subscriber, language), (mails) =>
    mails.alreadyOnNewsletter(stop, usefulUntil),
  );
}

function recipientOf({ email, id }: NewsletterSubscriber, language: Language) {
  return { email, userId: null, subscriberId: id, language };
}

/**
 * Asks for the newsletter by a checkbox in another form. It never fails that form: over the limit of an address, it
 * sends no mail.
 */
export async function askAlongside(services: Services, email: string, language: Language): Promise<void> {
  const attempt = { limit: "newsletterOfAddress", who: emailKeyOf(email) } as const;
  if (await areWithinLimits(services, [attempt])) await askForNewsletter(services, email, language);
}

/** Enough for a reader who overlooks the first mail, for example in the spam folder. */
export const mostMailsADay = 3;
const day = 24 * 60 * 60_000;

type Counted = Pick<NewsletterSubscriber, "mailsSince" | "mailsSent">;

/**
 * Anyone can request mails to someone else's address, and from many IP addresses: this limits a mailbox to a few mails
 * a day. The count is kept in the row, since the limits of `http/limits.ts` expire within two hours. Mails over the
 * limit are not sent, and the response is the same.
 * @returns the count including the next mail, or null at the limit.
 */
function oneMoreMail({ mailsSince, mailsSent }: Counted, now: Date): Counted | null {
  if (now.getTime() - mailsSince.getTime() >= day) return { mailsSince: now, mailsSent: 1 };
  return mailsSent < mostMailsADay ? { mailsSince, mailsSent: mailsSent + 1 } : null;
}
