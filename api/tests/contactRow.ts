import type { SupportRequest } from "@iep-insider/sdk/contract";
import { contactKeys } from "../src/contacts/contactKeys.ts";
import type { Contact } from "../src/database/models/contact.ts";
import type { Database } from "../src/database/openDatabase.ts";
import { changeTotals } from "../src/totals/totals.ts";
import { supportRequest } from "./samples.ts";

/** What a test says of a message; the rest is the sample's. */
export interface ContactChanges extends Omit<Partial<SupportRequest>, "lastName" | "phone"> {
  readonly lastName?: string | null;
  readonly phone?: string | null;
  readonly createdAt?: Date;
  readonly isPro?: boolean;
  readonly isAnswered?: boolean;
  readonly answeredAt?: Date | null;
  readonly answeredBy?: number | null;
}

/** Writes messages as the service would have, without mails, and counts them. */
export async function writeContacts(
  database: Database,
  ...rows: readonly ContactChanges[]
): Promise<Contact[]> {
  return database.transaction(async (transaction) => {
    const written = rows.map((changes) => {
      const { lastName = null, phone = null, ...sample } = supportRequest();
      const row = { lastName, phone, createdAt: new Date(), ...sample, ...changes };
      return { ...row, ...contactKeys(row) };
    });
    const contacts = await database.contacts.bulkCreate(written, { transaction });
    const unanswered = rows.filter(({ isAnswered }) => !isAnswered).length;
    await changeTotals(database, transaction, { contacts: rows.length, "contacts unanswered": unanswered });
    return contacts;
  });
}

/** What the kept totals have to be: counted. */
export async function countContacts({ contacts }: Database) {
  return {
    contacts: await contacts.count(),
    "contacts unanswered": await contacts.count({ where: { isAnswered: false } }),
  };
}
