import { type Attributes, Op } from "sequelize";
import type { OutgoingMail } from "../database/models/outgoingMail.ts";
import type { Services } from "../services.ts";
import { codesOf, type Failure, failureOf } from "./failure.ts";
import { givenUpAfter, longestAttempt, waitAfter } from "./retry.ts";
import { contentOf, type SealedMail } from "./sealedMail.ts";
import type { MailTransport } from "./transport.ts";

type DeliveryServices = Pick<Services, "database" | "clock" | "logger" | "environment" | "metrics">;

const batchSize = 20;

/**
 * Sends every mail that is due. Several processes may do so concurrently: each mail is claimed before it is sent.
 * @returns how many were sent. @throws the signal's reason, and what the database throws.
 */
export async function deliverMail(
  services: DeliveryServices,
  transport: MailTransport,
  signal: AbortSignal,
): Promise<number> {
  const { database, clock } = services;
  for (let sent = 0; ; ) {
    const due = await database.outgoingMails.findAll({
      where: { nextAttemptAt: { [Op.lte]: clock() } },
      order: [["nextAttemptAt", "ASC"]],
      limit: batchSize,
    });
    for (const mail of due) {
      signal.throwIfAborted();
      if ((await claim(services, mail)) && (await attempt(services, transport, mail))) sent++;
    }
    if (due.length < batchSize) return sent;
  }
}

/** Claims a mail: of two processes that read the same row, one updates it. @returns whether it was this one. */
async function claim({ database, clock }: DeliveryServices, mail: OutgoingMail): Promise<boolean> {
  const now = clock();
  const claimed = {
    attempts: mail.attempts + 1,
    nextAttemptAt: new Date(now.getTime() + longestAttempt),
    sendingSince: now,
  };
  const where = { id: mail.id, attempts: mail.attempts, nextAttemptAt: { [Op.ne]: null } };
  const [rows] = await database.outgoingMails.update(claimed, { where });
  mail.attempts = claimed.attempts;
  return rows > 0;
}

/** @returns whether the mail was sent. Failures are in the log and in the row. */
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
  const sent = { sentAt: services.clock(), content: null, failure: null, failureReply: null };
  services.metrics.mailTried("sent");
  await end(services, mail, sent);
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
  await end(services, mail, { givenUpAt: services.clock(), ...changes });
  return false;
}

async function end(
  { database }: DeliveryServices,
  { id }: OutgoingMail,
  outcome: Partial<Attributes<OutgoingMail>>,
): Promise<void> {
  const changes = { ...outcome, nextAttemptAt: null, sendingSince: null };
  await database.outgoingMails.update(changes, { where: { id } });
}

/** Only the mail server's codes: its messages quote the recipient (ADR 17). */
function described({ id, kind, attempts }: OutgoingMail, error: unknown) {
  return { mail: id, kind, attempts, ...codesOf(error) };
}
