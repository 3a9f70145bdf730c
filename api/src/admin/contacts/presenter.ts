import type { ContactSubmission } from "@iep-insider/sdk/contract";
import type { Contact } from "../../database/models/contact.ts";
import type { Services } from "../../services.ts";

/** Messages as operators read them, with the names of those who answered as these are today. */
export async function presentContacts(
  services: Pick<Services, "database">,
  contacts: readonly Contact[],
): Promise<ContactSubmission[]> {
  const names = await namesOf(services, contacts);
  return contacts.map((contact) => present(contact, names));
}

/** Named one by one: a new column is private until somebody writes it here. */
function present(contact: Contact, names: ReadonlyMap<number, string>): ContactSubmission {
  const { answeredAt, answeredBy } = contact;
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
    answered: answeredAt && {
      at: answeredAt.toISOString(),
      by: (answeredBy !== null && names.get(answeredBy)) || null,
    },
  };
}

/** The operators who answered: by name, or, where an account has none, by address. */
async function namesOf({ database }: Pick<Services, "database">, contacts: readonly Contact[]) {
  const ids = new Set(contacts.flatMap(({ answeredBy }) => answeredBy ?? []));
  if (ids.size === 0) return new Map<number, string>();
  const users = await database.users.findAll({
    where: { id: [...ids] },
    attributes: ["id", "firstName", "lastName", "email"],
  });
  return new Map(
    users.map(({ id, firstName, lastName, email }) => [
      id,
      [firstName, lastName].filter(Boolean).join(" ") || email,
    ]),
  );
}
