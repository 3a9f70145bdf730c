import { type Attributes, literal, Op, type Transaction } from "sequelize";
import type { OutgoingMail } from "../database/models/outgoingMail.ts";
import type { Services } from "../services.ts";
import { codesOf, type Failure, failureOf } from "./failure.ts";
import { givenUpAfter, longestAttempt, waitAfter } from "./retry.ts";
import { contentOf, type SealedMail } from "./sealedMail.ts";
import type { MailTransport } from "./transport.ts";

type DeliveryServices = Pick<Services, "database" | "clock" | "logger" | "environment" | "metrics">;

const batchSize = 20;

/**
 * How long mails of one batch are begun after it was claimed, in milliseconds: a subscriber or an account may go in the
 * meantime, with its mails.
 */
const longestBatch = 2_000;

/** Sent mails are recorded together, those of so many milliseconds: another process would send them again if this one died. */
const longestUnrecorded = 100;

/**
 * Sends every mail that is due. Several processes may do so concurrently: each mail is claimed before it is sent.
 * @returns how many were sent. @throws the signal's reason, and what the database throws.
 */
export async function deliverMail(
  services: DeliveryServices,
  transport: MailTransport,
  signal: AbortSignal,
): Promise<number> {
  for (let sent = 0; ; ) {
    signal.throwIfAborted();
    const due = await findDue(services);
    if (due.length === 0) return sent;
    const batch = await sendBatch(services, transport, signal, await claim(services, due));
    sent += batch.sent;
    if (due.length < batchSize && batch.givenBack === 0) return sent;
  }
}

function findDue({ database, clock }: DeliveryServices): Promise<OutgoingMail[]> {
  return database.outgoingMails.findAll({
    where: { nextAttemptAt: { [Op.lte]: clock() } },
    order: [["nextAttemptAt", "ASC"]],
    limit: batchSize,
  });
}

/** Claims mails, all at once if no other process claims one of them. @returns those that are this process's now. */
async function claim(services: DeliveryServices, due: readonly OutgoingMail[]): Promise<OutgoingMail[]> {
  if (await areClaimed(services, due)) return [...due];
  if (due.length === 1) return [];
  const claimed: OutgoingMail[] = [];
  for (const mail of due) if (await areClaimed(services, [mail])) claimed.push(mail);
  return claimed;
}

/** Claims all of the mails or none: of two processes that read the same rows, one updates them. */
async function areClaimed(services: DeliveryServices, mails: readonly OutgoingMail[]): Promise<boolean> {
  const { database, clock } = services;
  const claimAll = async (transaction?: Transaction) => {
    const now = clock();
    const claimed = {
      attempts: literal("attempts + 1"),
      nextAttemptAt: new Date(now.getTime() + longestAttempt),
      sendingSince: now,
    };
    const where = { id: idsOf(mails), nextAttemptAt: { [Op.lte]: now } };
    const [rows] = await database.outgoingMails.update(claimed, {
      where,
      ...(transaction && { transaction }),
    });
    return rows === mails.length;
  };
  try {
    const isClaimed =
      mails.length === 1
        ? await claimAll()
        : await database.transaction(async (transaction) => {
            if (!(await claimAll(transaction))) throw new SomeClaimedElsewhere();
            return true;
          });
    if (isClaimed) for (const mail of mails) mail.attempts += 1;
    return isClaimed;
  } catch (error) {
    if (error instanceof SomeClaimedElsewhere) return false;
    throw error;
  }
}

/** Rolls a claim back. */
class SomeClaimedElsewhere extends Error {}

/** Sends claimed mails, and gives those back that it does not begin. @returns how many of each. */
async function sendBatch(
  services: DeliveryServices,
  transport: MailTransport,
  signal: AbortSignal,
  claimed: readonly OutgoingMail[],
): Promise<{ readonly sent: number; readonly givenBack: number }> {
  const began = performance.now();
  const unrecorded: OutgoingMail[] = [];
  const waiting = [...claimed];
  let recordedAt = began;
  let sent = 0;
  try {
    while (!signal.aborted && performance.now() - began < longestBatch) {
      const mail = waiting.shift();
      if (!mail) break;
      if (!(await attempt(services, transport, mail))) continue;
      sent++;
      unrecorded.push(mail);
      if (performance.now() - recordedAt < longestUnrecorded) continue;
      await recordSent(services, unrecorded.splice(0));
      recordedAt = performance.now();
    }
  } finally {
    await recordSent(services, unrecorded);
    await giveBack(services, waiting);
  }
  return { sent, givenBack: waiting.length };
}

async function giveBack(
  { database, clock }: DeliveryServices,
  mails: readonly OutgoingMail[],
): Promise<void> {
  if (mails.length === 0) return;
  const waiting = { attempts: literal("attempts - 1"), nextAttemptAt: clock(), sendingSince: null };
  await database.outgoingMails.update(waiting, { where: { id: idsOf(mails) } });
}

async function recordSent(services: DeliveryServices, mails: readonly OutgoingMail[]): Promise<void> {
  if (mails.length === 0) return;
  const sent = { sentAt: services.clock(), content: null, failure: null, failureReply: null };
  await end(services, mails, sent);
}

const idsOf = (mails: readonly OutgoingMail[]) => mails.map(({ id }) => id);

/** @returns whether the mail was sent, which is to be recorded. Failures are in the log and in the row. */
async function attempt(
  services: DeliveryServices,
  transport: MailTransport,
  mail: OutgoingMail,
): Promise<boolean> {
  const content = contentOf(mail.content, services.environment);
  if (!content) {
    const failure = { failure: "unreadable", failureReply: null } as const;
    return giveUp(services, mail, "it cannot be read: SERVER_SECRET is another one", failure);
  }
  if (services.clock() > new Date(content.usefulUntil)) {
    const { failure, failureReply } = mail;
    const changes = { failure: failure ?? "too_late", failureReply, content: null };
    return giveUp(services, mail, "its time is over", changes);
  }
  try {
    await transport.send(messageOf(services, mail, content));
  } catch (error) {
    return putOff(services, mail, error);
  }
  services.metrics.mailTried("sent");
  return true;
}

function messageOf({ environment }: DeliveryServices, mail: OutgoingMail, content: SealedMail) {
  const { usefulUntil: _, ...said } = content;
  const { hostname } = new URL(environment.publicOrigin);
  const messageId = `${mail.kind}-${mail.id}-${mail.createdAt.getTime()}@${hostname}`;
  return { messageId, date: mail.createdAt, from: environment.mailFrom, ...said };
}

async function putOff(services: DeliveryServices, mail: OutgoingMail, error: unknown): Promise<false> {
  const failure = failureOf(error);
  const now = services.clock().getTime();
  const nextAttempt = now + waitAfter(mail.attempts);
  if (nextAttempt > mail.createdAt.getTime() + givenUpAfter)
    return giveUp(services, mail, "it was not taken for days", failure, error);
  services.metrics.mailTried("failed");
  services.logger.warn(described(mail, error), "mail not sent: tried again later");
  const where = { id: mail.id, attempts: mail.attempts };
  const changes = { nextAttemptAt: new Date(nextAttempt), sendingSince: null, ...failure };
  await services.database.outgoingMails.update(changes, { where });
  return false;
}

/** The content is kept while the mail is useful: an operator may still send it (`retryMails.ts`). */
async function giveUp(
  services: DeliveryServices,
  mail: OutgoingMail,
  why: string,
  changes: Failure & { readonly content?: null },
  error?: unknown,
): Promise<false> {
  services.metrics.mailTried("given_up");
  services.logger.error({ ...described(mail, error), why }, "mail given up");
  await end(services, [mail], { givenUpAt: services.clock(), ...changes });
  return false;
}

async function end(
  { database }: DeliveryServices,
  mails: readonly OutgoingMail[],
  outcome: Partial<Attributes<OutgoingMail>>,
): Promise<void> {
  const changes = { ...outcome, nextAttemptAt: null, sendingSince: null };
  await database.outgoingMails.update(changes, { where: { id: idsOf(mails) } });
}

/** Only the mail server's codes: its messages quote the recipient (ADR 17). */
function described({ id, kind, attempts }: OutgoingMail, error: unknown) {
  return { mail: id, kind, attempts, ...codesOf(error) };
}
