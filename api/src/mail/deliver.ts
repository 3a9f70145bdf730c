import { Op } from "sequelize";
import type { OutgoingMail } from "../database/models/outgoingMail.ts";
import type { Services } from "../services.ts";
import type { MailTransport } from "./MailTransport.ts";
import { givenUpAfter, longestAttempt, waitAfter } from "./retry.ts";
import { type SealedMail, unseal } from "./sealedMail.ts";

type DeliveryServices = Pick<Services, "database" | "clock" | "logger" | "environment" | "metrics">;

const batchSize = 20;

/**
 * Sends every mail that is due. Any number of processes may do so at once: each mail is claimed before it is sent.
 * @returns how many went out. @throws the signal's reason, and what the database throws.
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

/** Of two processes that read the same row, one changes it. @returns whether it was this one. */
async function claim({ database, clock }: DeliveryServices, mail: OutgoingMail): Promise<boolean> {
  const attempts = mail.attempts + 1;
  const nextAttemptAt = new Date(clock().getTime() + longestAttempt);
  const where = { id: mail.id, attempts: mail.attempts, nextAttemptAt: { [Op.ne]: null } };
  const [rows] = await database.outgoingMails.update({ attempts, nextAttemptAt }, { where });
  mail.attempts = attempts;
  return rows > 0;
}

/** @returns whether the mail went out. What went wrong is in the log and in the row. */
async function attempt(
  services: DeliveryServices,
  transport: MailTransport,
  mail: OutgoingMail,
): Promise<boolean> {
  const content = contentOf(services, mail);
  if (!content) return giveUp(services, mail, "it cannot be read: SERVER_SECRET is another one");
  if (services.clock() > new Date(content.usefulUntil)) return giveUp(services, mail, "its time is over");
  try {
    await transport.send(messageOf(services, mail, content));
  } catch (error) {
    return putOff(services, mail, error);
  }
  services.metrics.mailTried("sent");
  await end(services, mail, { sentAt: services.clock() });
  return true;
}

function contentOf({ environment }: DeliveryServices, { content }: OutgoingMail): SealedMail | null {
  try {
    return content === null ? null : unseal(content, environment);
  } catch {
    return null;
  }
}

function messageOf({ environment }: DeliveryServices, mail: OutgoingMail, content: SealedMail) {
  const { usefulUntil: _, ...said } = content;
  const { hostname } = new URL(environment.publicOrigin);
  const messageId = `${mail.kind}-${mail.id}-${mail.createdAt.getTime()}@${hostname}`;
  return { messageId, date: mail.createdAt, from: environment.mailFrom, ...said };
}

async function putOff(services: DeliveryServices, mail: OutgoingMail, error: unknown): Promise<false> {
  const now = services.clock().getTime();
  const nextAttempt = now + waitAfter(mail.attempts);
  if (nextAttempt > mail.createdAt.getTime() + givenUpAfter)
    return giveUp(services, mail, "it was not taken for days", error);
  services.metrics.mailTried("failed");
  services.logger.warn(described(mail, error), "mail not sent: tried again later");
  const where = { id: mail.id, attempts: mail.attempts };
  await services.database.outgoingMails.update({ nextAttemptAt: new Date(nextAttempt) }, { where });
  return false;
}

async function giveUp(
  services: DeliveryServices,
  mail: OutgoingMail,
  why: string,
  error?: unknown,
): Promise<false> {
  services.metrics.mailTried("given_up");
  services.logger.error({ ...described(mail, error), why }, "mail given up");
  await end(services, mail, { givenUpAt: services.clock() });
  return false;
}

/** What it said is dropped: from here on only that there was such a mail is of use. */
async function end(
  { database }: DeliveryServices,
  { id }: OutgoingMail,
  outcome: { readonly sentAt: Date } | { readonly givenUpAt: Date },
): Promise<void> {
  await database.outgoingMails.update({ ...outcome, content: null, nextAttemptAt: null }, { where: { id } });
}

/** A mail server's own words quote the recipient (DECISIONS 37): its codes have to do. */
function described({ id, kind, attempts }: OutgoingMail, error: unknown) {
  const codes =
    error instanceof Error ? { code: codeIn(error, "code"), reply: codeIn(error, "responseCode") } : {};
  return { mail: id, kind, attempts, ...codes };
}

function codeIn(error: Error, name: "code" | "responseCode"): string | number | undefined {
  const value: unknown = name in error ? Reflect.get(error, name) : undefined;
  return typeof value === "string" || typeof value === "number" ? value : undefined;
}
