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
import { wordsForStrangers } from "./wordsForStrangers.ts";

/** Whether there were few enough copies to this address. The message itself is taken in any case. */
export function mayGetCopy(services: Services, { email }: SupportRequest): Promise<boolean> {
  return areWithinLimits(services, [{ limit: "copiesToAddress", who: emailKeyOf(email) }]);
}

/**
 * Queues a copy for the sender. Anybody can type anybody's address, and this would put their words into a stranger's
 * mailbox under our name: only who is signed in with this very, confirmed address gets them whole.
 */
export async function queueCopy(
  services: Services,
  transaction: Transaction,
  contact: Contact,
  user: User | null,
): Promise<void> {
  const owner = ownerOfAddress(contact, user);
  const shown = owner ? contact.message : wordsForStrangers(contact.message);
  const mail = messageCopy({
    receivedAt: contact.createdAt,
    words: shown,
    isShortened: shown !== contact.message,
    usefulUntil: new Date(contact.createdAt.getTime() + usefulFor),
  });
  await queueMail(services, transaction, { email: contact.email, userId: owner?.id ?? null }, mail);
}
