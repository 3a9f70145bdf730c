import type { Transaction } from "sequelize";
import { textsIn } from "../language/textsIn.ts";
import type { Services } from "../services.ts";
import { linksIn } from "./linksIn.ts";
import type { Attachment, Mail, Recipient } from "./Mail.ts";
import type { Mailer } from "./Mailer.ts";
import { seal } from "./sealedMail.ts";

/** What queueing a mail requires. A command that cannot send passes a mailer that does nothing. */
export type QueueServices = Pick<Services, "database" | "clock" | "environment"> & {
  readonly mailer: Pick<Mailer, "soon">;
};

/** Of one language. */
export type Templates = (typeof textsIn)["en"]["mails"];

/** A mail, or how to write it with the templates of its recipient's language. */
export type WrittenMail = Mail | ((templates: Templates) => Mail);

/**
 * Puts a mail into the table inside the caller's transaction: it goes out if, and only if, the change it reports is
 * committed. Sending begins after the commit, and no request waits for it.
 * @param dueAt when to send it, if not now; also its creation date.
 */
export function queueMail(
  services: QueueServices,
  transaction: Transaction,
  recipient: Recipient,
  mail: WrittenMail,
  dueAt = services.clock(),
): Promise<void> {
  return queueMails(services, transaction, [{ recipient, mail }], dueAt);
}

/** Queues several mails in one statement. */
export async function queueMails(
  services: QueueServices,
  transaction: Transaction,
  mails: readonly { readonly recipient: Recipient; readonly mail: WrittenMail }[],
  dueAt = services.clock(),
): Promise<void> {
  const rows = mails.map(({ recipient, mail: written }) => {
    const texts = textsIn[recipient.language ?? "en"];
    const mail = typeof written === "function" ? written(texts.mails) : written;
    return {
      userId: recipient.userId,
      subscriberId: recipient.subscriberId ?? null,
      paymentId: recipient.paymentId ?? null,
      kind: mail.kind,
      content: sealedContent(services, recipient, mail, texts.compose),
      createdAt: dueAt,
      nextAttemptAt: dueAt,
      usefulUntil: mail.usefulUntil,
    };
  });
  await services.database.outgoingMails.bulkCreate(rows, { transaction });
  transaction.afterCommit(() => services.mailer.soon());
}

function sealedContent(
  { environment }: QueueServices,
  { email, language }: Recipient,
  mail: Mail,
  compose: (typeof textsIn)["en"]["compose"],
): string {
  const { replyTo, attachments } = mail;
  const { publicOrigin } = environment;
  const { subject, headers, ...body } = compose(mail, publicOrigin);
  const text = linksIn(language ?? "en", body.text, publicOrigin);
  const html = linksIn(language ?? "en", body.html, publicOrigin);
  const usefulUntil = mail.usefulUntil.toISOString();
  const said = { to: email, ...(replyTo && { replyTo }), subject, text, html, headers, usefulUntil };
  return seal(attachments ? { ...said, attachments: attachments.map(inBase64) } : said, environment);
}

function inBase64({ content, ...named }: Attachment) {
  return { ...named, content: content.toString("base64"), encoding: "base64" } as const;
}
