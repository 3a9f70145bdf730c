import type { Transaction } from "sequelize";
import type { Contact } from "../database/models/contact.ts";
import type { User } from "../database/models/user.ts";
import { queueMail } from "../mail/queueMail.ts";
import { usefulFor } from "../mail/retry.ts";
import { messageNotice } from "../mail/templates/contactMessage.ts";
import type { Services } from "../services.ts";
import { ownerOfAddress } from "./ownAddress.ts";

/** Queues a mail to the operator that a message came in, if there is an address for it. */
export async function queueNotice(
  services: Services,
  transaction: Transaction,
  contact: Contact,
  user: User | null,
): Promise<void> {
  const { publicOrigin, supportEmail } = services.environment;
  if (supportEmail === null) return;
  const mail = messageNotice({
    receivedAt: contact.createdAt,
    isPro: contact.isPro,
    sender: describe(contact),
    senderEmail: contact.email,
    message: contact.message,
    adminPage: `${publicOrigin}/admin/messages`,
    usefulUntil: new Date(contact.createdAt.getTime() + usefulFor),
  });
  // It goes when its sender's account goes, with the message.
  const userId = ownerOfAddress(contact, user)?.id ?? null;
  await queueMail(services, transaction, { email: supportEmail, userId }, mail);
}

function describe({ firstName, lastName, email, phone, serviceType }: Contact): string {
  return [
    `Name: ${[firstName, lastName].filter(Boolean).join(" ")}`,
    `E-mail: ${email}`,
    ...(phone ? [`Phone: ${phone}`] : []),
    `About: ${serviceType}`,
  ].join("\n");
}
