import type { SupportRequest } from "@iep-insider/sdk/contract";
import type { Transaction } from "sequelize";
import { emailKeyOf } from "../accounts/emailKey.ts";
import type { Contact } from "../database/models/contact.ts";
import type { User } from "../database/models/user.ts";
import { areWithinLimits } from "../http/attempts.ts";
import { queueMail } from "../mail/queueMail.ts";
import { usefulFor } from "../mail/retry.ts";
import { messageCopy } from "../mail/templates/contactMessage.ts";
import type { Services } from "../services.ts";
import { ownerOfAddress } from "./ownAddress.ts";

/** Whether there were few enough copies to this address. The message itself is taken in any case. */
export function mayGetCopy(services: Services, { email }: SupportRequest): Promise<boolean> {
  return areWithinLimits(services, [{ limit: "copiesToAddress", who: emailKeyOf(email) }]);
}

/**
 * Queues a mail to the sender that the message came in. Anyone can type anyone's address, and a copy would put their
 * words into a stranger's mailbox under our name, be it a phone number to call: only a sender who is signed in with this
 * very, confirmed address gets a copy.
 */
export async function queueCopy(
  services: Services,
  transaction: Transaction,
  contact: Contact,
  user: User | null,
): Promise<void> {
  const owner = ownerOfAddress(contact, user);
  const mail = messageCopy({
    receivedAt: contact.createdAt,
    words: owner && contact.message,
    usefulUntil: new Date(contact.createdAt.getTime() + usefulFor),
  });
  await queueMail(services, transaction, { email: contact.email, userId: owner?.id ?? null }, mail);
}
