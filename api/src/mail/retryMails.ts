import { mostRetriedMails, type RetriedMail, type RetriedMails } from "@iep-insider/sdk/contract";
import { type Attributes, Op, type Transaction, type WhereOptions } from "sequelize";
import { type Actor, recordAuditEntry } from "../audit/recordAuditEntry.ts";
import type { OutgoingMail } from "../database/models/outgoingMail.ts";
import type { Services } from "../services.ts";
import { contentOf } from "./sealedMail.ts";

type RetryServices = Pick<Services, "database" | "clock" | "environment" | "mailer">;

/**
 * Makes a mail due now, whether it is waiting or was given up.
 * @returns the outcome, and the mail afterwards; null if there is no such mail.
 */
export async function retryMail(
  services: RetryServices,
  actor: Actor,
  id: number,
): Promise<{ readonly outcome: RetriedMail["outcome"]; readonly mail: OutgoingMail } | null> {
  const mail = await services.database.outgoingMails.findByPk(id);
  if (!mail) return null;
  const kept = reasonToKeep(services, mail);
  if (kept) return { outcome: kept, mail };
  const { attempts, sentAt, givenUpAt } = mail;
  const isDue = await services.database.transaction(async (transaction) => {
    // No row matches if a process started or ended an attempt since it was read.
    const rows = await makeDue(services, transaction, { id, attempts, sentAt, givenUpAt });
    if (rows === 0) return false;
    const detail = { kind: mail.kind, attempts };
    await recordAuditEntry(services, transaction, actor, {
      action: "mail_retried",
      subject: "mail",
      id,
      detail,
    });
    transaction.afterCommit(() => services.mailer.soon());
    return true;
  });
  // A newsletter's reader may have unsubscribed in the meantime, which removes the mail.
  const now = await services.database.outgoingMails.findByPk(id);
  if (!now) return null;
  return { outcome: isDue ? "queued" : (reasonToKeep(services, now) ?? "being_sent"), mail: now };
}

/** Why a mail must not be sent again; null if it may. */
export function reasonToKeep(
  { clock, environment }: Pick<Services, "clock" | "environment">,
  mail: OutgoingMail,
): Exclude<RetriedMail["outcome"], "queued"> | null {
  if (mail.sentAt) return "already_sent";
  if (isBeingSent(mail, clock())) return "being_sent";
  if (mail.usefulUntil && mail.usefulUntil < clock()) return "too_late";
  const content = contentOf(mail.content, environment);
  if (!content) return "content_gone";
  return new Date(content.usefulUntil) < clock() ? "too_late" : null;
}

/** A process is sending it; after `nextAttemptAt` that process is considered dead. */
export function isBeingSent({ sendingSince, nextAttemptAt }: OutgoingMail, now: Date): boolean {
  return sendingSince !== null && nextAttemptAt !== null && nextAttemptAt > now;
}

/**
 * Makes mails due now whose last attempt failed, or that were given up but are still useful; at most {@link
 * mostRetriedMails} at once. A newsletter that waits for its scheduled minute keeps waiting.
 */
export async function retryMails(
  services: RetryServices,
  actor: Actor,
  state: "waiting" | "given_up",
): Promise<RetriedMails> {
  const { database, clock } = services;
  const { where, order } = retriable(state, clock());
  const found = await database.outgoingMails.findAll({
    attributes: ["id"],
    where,
    order: [[order, "ASC"]],
    limit: mostRetriedMails + 1,
  });
  const ids = found.slice(0, mostRetriedMails).map(({ id }) => id);
  const retried = await database.transaction(async (transaction) => {
    const mails = await makeDue(services, transaction, { ...where, id: ids });
    if (mails === 0) return 0;
    const entry = { action: "mail_retried", subject: "mail", detail: { state, mails } } as const;
    await recordAuditEntry(services, transaction, actor, entry);
    transaction.afterCommit(() => services.mailer.soon());
    return mails;
  });
  return { retried, hasMore: found.length > mostRetriedMails };
}

function retriable(state: "waiting" | "given_up", now: Date) {
  const isThere = { [Op.ne]: null };
  const isUseful = { [Op.or]: [{ usefulUntil: null }, { usefulUntil: { [Op.gte]: now } }] };
  return state === "waiting"
    ? ({
        where: { ...isUseful, nextAttemptAt: { [Op.gt]: now }, sendingSince: null, failure: isThere },
        order: "nextAttemptAt",
      } as const)
    : ({ where: { ...isUseful, givenUpAt: isThere, content: isThere }, order: "givenUpAt" } as const);
}

/** @returns how many rows it changed: fewer if another process changed one in the meantime. */
async function makeDue(
  { database, clock }: RetryServices,
  transaction: Transaction,
  where: WhereOptions<Attributes<OutgoingMail>>,
): Promise<number> {
  const changes = { nextAttemptAt: clock(), givenUpAt: null, sendingSince: null };
  const [rows] = await database.outgoingMails.update(changes, { where, transaction });
  return rows;
}
