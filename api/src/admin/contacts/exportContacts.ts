import type { ContactFilter, ContactSubmission } from "@iep-insider/sdk/contract";
import type { Actor } from "../../audit/recordAuditEntry.ts";
import type { CsvFile } from "../../http/CsvFile.ts";
import type { Services } from "../../services.ts";
import { dayOf } from "../../usage/day.ts";
import { csvLine } from "../csv/csv.ts";
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
  return recordedFile(
    services,
    actor,
    entry,
    `contacts-${dayOf(services.clock())}`,
    linesOf(services, filter),
  );
}

async function* linesOf(services: ExportServices, filter: ContactFilter): AsyncGenerator<string> {
  yield csvLine(Object.keys(cellsOf(null)));
  for await (const rows of readChainPages(services.database.contacts, contactChain(filter)))
    for (const contact of await presentContacts(services, rows))
      yield csvLine(Object.values(cellsOf(contact)));
}

/** The file's columns by name, with the values of one message. */
function cellsOf(contact: ContactSubmission | null) {
  return {
    Number: contact?.id ?? null,
    "Sent (UTC)": contact?.createdAt ?? null,
    "First name": contact?.firstName ?? null,
    "Last name": contact?.lastName ?? null,
    Email: contact?.email ?? null,
    Phone: contact?.phone ?? null,
    Service: contact?.serviceType ?? null,
    "Pro member": contact?.isPro ?? null,
    "Answered (UTC)": contact?.answered?.at ?? null,
    "Answered by": contact?.answered?.by ?? null,
    Message: contact?.message ?? null,
    Answer: contact?.answers.map(({ text }) => text).join("\n\n") ?? null,
  };
}
