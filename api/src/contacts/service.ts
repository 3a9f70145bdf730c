import type { SupportRequest } from "@iep-insider/sdk/contract";
import type { Contact } from "../database/models/contact.ts";
import type { Services } from "../services.ts";

/**
 * Stores a message for the operator to read.
 * @param isPro whether a member sent it: theirs come first (DECISIONS 16). @returns the stored contact.
 */
export async function keepMessage(
  { database, clock }: Pick<Services, "database" | "clock">,
  message: SupportRequest,
  isPro = false,
): Promise<Contact> {
  return database.contacts.create({
    firstName: message.firstName,
    lastName: message.lastName ?? null,
    email: message.email,
    phone: message.phone ?? null,
    serviceType: message.serviceType,
    message: message.message,
    createdAt: clock(),
    isPro,
  });
}
