import type { Transaction } from "sequelize";
import type { Services } from "../services.ts";
import { compose } from "./compose.ts";
import type { Mail, Recipient } from "./Mail.ts";
import { seal } from "./sealedMail.ts";

/**
 * Puts a mail into the table inside the caller's transaction: it goes out if, and only if, what it tells of was
 * written. Sending begins once that is so, and nobody waits for it.
 */
export async function queueMail(
  { database, clock, environment, mailer }: Pick<Services, "database" | "clock" | "environment" | "mailer">,
  transaction: Transaction,
  recipient: Recipient,
  mail: Mail,
): Promise<void> {
  const { subject, text, html, headers } = compose(mail, environment.publicOrigin);
  const usefulUntil = mail.usefulUntil.toISOString();
  const content = seal(
    { to: recipient.email, subject, text, html, headers, usefulUntil },
    environment.serverSecret,
  );
  const now = clock();
  await database.outgoingMails.create(
    { userId: recipient.userId, kind: mail.kind, content, createdAt: now, nextAttemptAt: now },
    { transaction },
  );
  transaction.afterCommit(() => mailer.soon());
}
