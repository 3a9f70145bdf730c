import type { ContactList, ContactSubmission } from "@iep-insider/sdk/contract";
import type { Contact } from "../../database/models/contact.ts";
import type { ListedContacts } from "./listContacts.ts";

export function presentContactList({ contacts, total, today, newest }: ListedContacts): ContactList {
  return { contacts: contacts.map(presentContact), total, today, newest: newest?.toISOString() ?? null };
}

/** Named one by one: a new column is private until somebody writes it here. */
function presentContact(contact: Contact): ContactSubmission {
  return {
    id: contact.id,
    firstName: contact.firstName,
    lastName: contact.lastName,
    email: contact.email,
    phone: contact.phone,
    serviceType: contact.serviceType,
    message: contact.message,
    createdAt: contact.createdAt.toISOString(),
    isPro: contact.isPro,
  };
}
