import type { SupportRequest } from "@iep-insider/sdk/contract";
import type { Transaction } from "sequelize";
import type { Contact } from "../database/models/contact.ts";
import type { User } from "../database/models/user.ts";
import type { Services } from "../services.ts";
import { mayGetCopy, queueCopy } from "./copy.ts";
import { queueNotice } from "./notice.ts";

/** Who sent a message, as far as the server knows. */
export interface Sender {
  /** Who is signed in, if anybody is. */
  readonly user: User | null;
  /** Whether a member sent it: theirs come first (DECISIONS 16). */
  readonly isPro: boolean;
}

/** Stores a message, and queues a copy for its sender and a notice for the operator: all three, or nothing. */
export async function takeMessage(
  services: Services,
  message: SupportRequest,
  sender: Sender,
): Promise<Contact> {
  const isCopied = await mayGetCopy(services, message);
  return services.database.transaction(async (transaction) => {
    const contact = await keepMessage(services, message, sender.isPro, transaction);
    if (isCopied) await queueCopy(services, transaction, contact, sender.user);
    await queueNotice(services, transaction, contact, sender.user);
    return contact;
  });
}

/** Stores a message for the operator to read. @returns the stored contact. */
export async function keepMessage(
  { database, clock }: Pick<Services, "database" | "clock">,
  message: SupportRequest,
  isPro = false,
  transaction?: Transaction,
): Promise<Contact> {
  const contact = {
    firstName: message.firstName,
    lastName: message.lastName ?? null,
    email: message.email,
    phone: message.phone ?? null,
    serviceType: message.serviceType,
    message: message.message,
    createdAt: clock(),
    isPro,
  };
  return database.contacts.create(contact, transaction ? { transaction } : {});
}
