import type { ContactSubmission, MarkedContact } from "@iep-insider/sdk/contract";
import type { Contact } from "../../database/models/contact.ts";
import type { ContactAnswer } from "../../database/models/contactAnswer.ts";
import type { Services } from "../../services.ts";
import { operatorNames } from "../operatorNames.ts";

type PresenterServices = Pick<Services, "database">;

/** Messages as operators see them, with our answers and the current names of the operators who answered. */
export async function presentContacts(
  services: PresenterServices,
  contacts: readonly Contact[],
): Promise<ContactSubmission[]> {
  const contactId = contacts.map(({ id }) => id);
  const answers = await services.database.contactAnswers.findAll({ where: { contactId }, order: ["id"] });
  const names = await operatorNames(services.database, [
    ...contacts.flatMap(({ answeredBy }) => answeredBy ?? []),
    ...answers.map(({ sentBy }) => sentBy),
  ]);
  return contacts.map((contact) => {
    const own = answers.filter((answer) => answer.contactId === contact.id);
    return present(contact, own, names);
  });
}

/** The outcome of an operator's action on one message. */
export async function presentMarked(
  services: PresenterServices,
  marked: { readonly contact: Contact; readonly isChanged: boolean },
): Promise<MarkedContact> {
  const [contact] = await presentContacts(services, [marked.contact]);
  if (!contact) throw new Error("unreachable: one is presented for one");
  return { contact, isChanged: marked.isChanged };
}

/** Fields are listed one by one: a new column stays private until it is added here. */
function present(
  contact: Contact,
  answers: readonly ContactAnswer[],
  names: ReadonlyMap<number, string>,
): ContactSubmission {
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
    answers: answers.map(({ text, sentAt, sentBy }) => ({
      text,
      at: sentAt.toISOString(),
      by: names.get(sentBy) ?? null,
    })),
  };
}
