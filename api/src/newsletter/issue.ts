import { createHash } from "node:crypto";
import { Op, type Transaction, UniqueConstraintError } from "sequelize";
import { type Actor, recordAuditEntry } from "../audit/recordAuditEntry.ts";
import type { NewsletterIssue } from "../database/models/newsletterIssue.ts";
import type { NewsletterSubscriber } from "../database/models/newsletterSubscriber.ts";
import type { Operator } from "../mail/Mail.ts";
import { type QueueServices, queueMails, type Templates } from "../mail/queueMail.ts";
import { givenUpAfter } from "../mail/retry.ts";
import type { NewsletterLetter } from "../mail/templates/newsletter.ts";
import { unsubscribeUrl } from "./unsubscribeUrl.ts";

/** Mails queued per minute. Other mails, such as a password reset, wait behind one batch at most. */
export const batchSize = 100;
const pause = 60_000;

/**
 * Queues a letter for all subscribers who confirmed before it began. Each batch is one transaction that records its
 * progress: an interrupted run continues there, two concurrent runs take turns, and no subscriber gets it twice. The
 * last batch records that it was sent.
 * @returns its state when all are queued. The server sends queued mails.
 */
export async function queueIssue(
  services: QueueServices,
  actor: Actor,
  letter: NewsletterLetter,
  operator: Operator,
): Promise<NewsletterIssue> {
  const { id } = await beginIssue(services, letter);
  for (;;) {
    const issue = await services.database.transaction(async (transaction) => {
      const locked = await services.database.newsletterIssues.findByPk(id, {
        transaction,
        lock: transaction.LOCK.UPDATE,
        rejectOnEmpty: true,
      });
      if (locked.finishedAt) return locked;
      await queueBatch(services, transaction, locked, letter, operator);
      if (locked.finishedAt) await recordSent(services, transaction, actor, locked);
      return locked;
    });
    if (issue.finishedAt) return issue;
  }
}

/** @returns the issue of exactly this letter, if its sending has begun. */
export function findIssue(
  { database }: Pick<QueueServices, "database">,
  letter: NewsletterLetter,
): Promise<NewsletterIssue | null> {
  return database.newsletterIssues.findOne({ where: { contentHash: contentHashOf(letter) } });
}

async function beginIssue(services: QueueServices, letter: NewsletterLetter): Promise<NewsletterIssue> {
  const { database, clock } = services;
  const begun = await findIssue(services, letter);
  if (begun) return begun;
  const now = clock();
  const newest = await database.newsletterSubscribers.findOne({ order: [["id", "DESC"]] });
  const issue = {
    contentHash: contentHashOf(letter),
    subject: letter.subject,
    startedAt: now,
    lastSubscriberId: 0,
    throughSubscriberId: newest?.id ?? 0,
    mailsQueued: 0,
    nextBatchAt: now,
  };
  try {
    return await database.newsletterIssues.create(issue);
  } catch (error) {
    // Another process has just begun the same letter.
    const theirs = error instanceof UniqueConstraintError ? await findIssue(services, letter) : null;
    if (theirs) return theirs;
    throw error;
  }
}

async function queueBatch(
  services: QueueServices,
  transaction: Transaction,
  issue: NewsletterIssue,
  letter: NewsletterLetter,
  operator: Operator,
): Promise<void> {
  const { database, clock, environment } = services;
  const subscribers = await nextSubscribers(services, transaction, issue);
  const dueAt = new Date(Math.max(clock().getTime(), issue.nextBatchAt.getTime()));
  const usefulUntil = new Date(dueAt.getTime() + givenUpAfter);
  const mails = subscribers.map((subscriber) => ({
    recipient: {
      email: subscriber.email,
      userId: null,
      subscriberId: subscriber.id,
      language: subscriber.language,
    },
    mail: ({ newsletterLetter }: Templates) =>
      newsletterLetter(letter, operator, unsubscribeUrl(environment, subscriber), usefulUntil),
  }));
  await queueMails(services, transaction, mails, dueAt);
  const isLast = subscribers.length < batchSize;
  await database.newsletterIssues.update(
    {
      lastSubscriberId: subscribers.at(-1)?.id ?? issue.lastSubscriberId,
      mailsQueued: issue.mailsQueued + subscribers.length,
      nextBatchAt: new Date(dueAt.getTime() + pause),
      ...(isLast && { finishedAt: clock() }),
    },
    { where: { id: issue.id }, transaction },
  );
  await issue.reload({ transaction });
}

function recordSent(
  services: QueueServices,
  transaction: Transaction,
  actor: Actor,
  { id, mailsQueued }: NewsletterIssue,
): Promise<void> {
  const detail = { mails: mailsQueued };
  return recordAuditEntry(services, transaction, actor, {
    action: "newsletter_sent",
    subject: "newsletter",
    id,
    detail,
  });
}

/** Locked, so that no mail is queued for a subscriber who unsubscribes at this moment. */
function nextSubscribers(
  { database }: QueueServices,
  transaction: Transaction,
  { startedAt, lastSubscriberId, throughSubscriberId }: NewsletterIssue,
): Promise<NewsletterSubscriber[]> {
  return database.newsletterSubscribers.findAll({
    where: {
      id: { [Op.gt]: lastSubscriberId, [Op.lte]: throughSubscriberId },
      subscribedAt: { [Op.lte]: startedAt },
    },
    order: [["id", "ASC"]],
    limit: batchSize,
    transaction,
    lock: transaction.LOCK.UPDATE,
  });
}

function contentHashOf({ subject, body }: NewsletterLetter): string {
  return createHash("sha256")
    .update(JSON.stringify([subject, body]))
    .digest("hex");
}
