import type { Transaction } from "sequelize";
import type { Services } from "../services.ts";
import { compose } from "./compose.ts";
import type { Mail, Recipient } from "./Mail.ts";
import type { Mailer } from "./Mailer.ts";
import { seal } from "./sealedMail.ts";

/** What queueing a mail requires. A command that cannot send passes a mailer that does nothing. */
export type QueueServices = Pick<Services, "database" | "clock" | "environment"> & {
  readonly mailer: Pick<Mailer, "soon">;
};

/**
 * Puts a mail into the table inside the caller's transaction: it goes out if, and only if, the change it reports is
 * committed. Sending begins after the commit, and no request waits for it.
 * @param dueAt when to send it, if not now; also its creation date.
 */
export async function queueMail(
  { database, clock, environment, mailer }: QueueServices,
  transaction: Transaction,
  recipient: Recipient,
  mail: Mail,
  dueAt = clock(),
): Promise<void> {
  const { replyTo } = mail;
  const { subject, text, html, headers } = compose(mail, environment.publicOrigin);
  const usefulUntil = mail.usefulUntil.toISOString();
  const content = seal(
    { to: recipient.email, ...(replyTo && { replyTo }), subject, text, html, headers, usefulUntil },
    environment,
  );
  await database.outgoingMails.create(
    {
      userId: recipient.userId,
      subscriberId: recipient.subscriberId ?? null,
      paymentId: recipient.paymentId ?? null,
      kind: mail.kind,
      content,
      createdAt: dueAt,
      nextAttemptAt: dueAt,
      usefulUntil: mail.usefulUntil,
    },
    { transaction },
  );
  transaction.afterCommit(() => mailer.soon());
}
