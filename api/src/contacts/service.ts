import type { SupportRequest } from "@iep-insider/sdk/contract";
import type { Contact } from "../database/models/contact.ts";
import type { User } from "../database/models/user.ts";
import type { Services } from "../services.ts";
import { changeTotals } from "../totals/totals.ts";
import { contactKeys } from "./contactKeys.ts";
import { mayGetCopy, queueCopy } from "./copy.ts";
import { queueNotice } from "./notice.ts";

/** Who sent a message, as far as the server knows. */
export interface Sender {
  /** The signed-in user, or null. */
  readonly user: User | null;
  /** Whether a member sent it: theirs come first (ADR 11). */
  readonly isPro: boolean;
}

/** Stores a message, and queues a copy for its sender and a notice for the operator: all three, or nothing. */
export async function takeMessage(
  services: Services,
  message: SupportRequest,
  sender: Sender,
): Promise<Contact> {
  const isCopied = await mayGetCopy(services, message);
  const { database } = services;
  return database.transaction(async (transaction) => {
    const contact = await database.contacts.create(contactOf(services, message, sender), { transaction });
    if (isCopied) await queueCopy(services, transaction, contact, sender.user);
    await queueNotice(services, transaction, contact, sender.user);
    await changeTotals(database, transaction, { contacts: 1, "contacts unanswered": 1 });
    return contact;
  });
}

function contactOf({ clock }: Pick<Services, "clock">, message: SupportRequest, { isPro }: Sender) {
  const written = {
    firstName: message.firstName,
    lastName: message.lastName ?? null,
    email: message.email,
    phone: message.phone ?? null,
    serviceType: message.serviceType,
    message: message.message,
  };
  return { ...written, ...contactKeys(written), createdAt: clock(), isPro };
}
