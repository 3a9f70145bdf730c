import type { ContactFilter, ContactSubmission } from "@iep-insider/sdk/contract";
import type { Actor } from "../../audit/recordAuditEntry.ts";
import type { CsvFile } from "../../http/CsvFile.ts";
import type { Services } from "../../services.ts";
import { dayOf } from "../../usage/day.ts";
import { type CsvColumns, csvLines } from "../csv/csv.ts";
import { recordedFile } from "../csv/recordedFile.ts";
import { readChainPages } from "../list/readChain.ts";
import { contactChain } from "./contactChain.ts";
import { presentContacts } from "./presenter.ts";

type ExportServices = Pick<Services, "database" | "clock">;

/** All messages that a filter selects, as a file. */
export async function exportContacts(
  services: ExportServices,
  actor: Actor,
  filter: ContactFilter,
): Promise<CsvFile> {
  const { search, state = "all", service = "all", from = "all" } = filter;
  const counts = contactChain(filter).map(({ where = {} }) => services.database.contacts.count({ where }));
  const messages = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  // Never the search text, which is a name or an address.
  const detail = { messages, state, service, from, isSearched: search !== undefined };
  const entry = { action: "contacts_exported", subject: "contact", detail } as const;
  const pages = readChainPages(services.database.contacts, contactChain(filter), (contacts) =>
    presentContacts(services, contacts),
  );
  const name = `contacts-${dayOf(services.clock())}`;
  return recordedFile(services, actor, entry, name, csvLines(columns, pages));
}

const columns: CsvColumns<ContactSubmission> = {
  Number: ({ id }) => id,
  "Sent (UTC)": ({ createdAt }) => createdAt,
  "First name": ({ firstName }) => firstName,
  "Last name": ({ lastName }) => lastName,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Service: ({ serviceType }) => serviceType,
  "Pro member": ({ isPro }) => isPro,
  "Answered (UTC)": ({ answered }) => answered?.at ?? null,
  "Answered by": ({ answered }) => answered?.by ?? null,
  Message: ({ message }) => message,
  Answer: ({ answers }) => answers.map(({ text }) => text).join("\n\n"),
};
