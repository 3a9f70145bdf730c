import {
  adminContacts,
  adminPayments,
  type ContactsToList,
  type PaymentsQuery,
} from "@iep-insider/sdk/contract";

/** What an operator's screen asks for. */
export interface Question {
  readonly name: string;
  /** The path with its query. */
  readonly path: string;
  /** The name of the list in the answer; null where the answer is figures. */
  readonly rows: "contacts" | "rows" | null;
}

/**
 * Everything that the screens of messages and payments ask of a table, from its start, its middle and its end.
 * @param told what the server under measurement has told: cursors, and addresses that it has.
 */
export function questionsOf(told: (name: string) => string): readonly Question[] {
  const contacts = (name: string, query: ContactsToList): Question => ({
    name: `messages: ${name}`,
    path: withQuery(adminContacts.listContacts.path, query),
    rows: "contacts",
  });
  const payments = (name: string, query: PaymentsQuery): Question => ({
    name: `payments: ${name}`,
    path: withQuery(adminPayments.listPayments.path, query),
    rows: "rows",
  });
  return [
    contacts("first page, with the figures", {}),
    contacts("a page in the middle", { cursor: told("contactsMiddle") }),
    contacts("the last page, backwards", { cursor: told("contactsEnd") }),
    contacts("of one service", { service: "records-review" }),
    contacts("waiting for an answer", { state: "waiting" }),
    contacts("of one service, waiting", { service: "records-review", state: "waiting" }),
    contacts("from members", { from: "members" }),
    contacts("search, a frequent start", { search: "ma" }),
    contacts("search, a frequent start, in the middle", {
      search: "ma",
      cursor: told("contactsNamedMiddle"),
    }),
    contacts("search, where names end", { search: "ma", cursor: told("contactsNamedEnd") }),
    contacts("search, one address", { search: told("contactEmail") }),
    contacts("search, nothing found", { search: "zzz" }),
    contacts("search within a filter", { search: "ma", service: "records-review", state: "waiting" }),
    payments("first page", {}),
    payments("a page in the middle", { cursor: told("paymentsMiddle") }),
    payments("the last page, backwards", { cursor: told("paymentsEnd") }),
    payments("disputed", { status: "disputed" }),
    payments("disputed, in the middle", { status: "disputed", cursor: told("paymentsDisputedMiddle") }),
    payments("memberships", { kind: "subscription" }),
    payments("memberships that failed", { kind: "subscription", status: "failed" }),
    payments("search, a frequent start", { search: "mar" }),
    payments("search, a frequent start, disputed", { search: "mar", status: "disputed" }),
    payments("search, one address", { search: told("paymentEmail") }),
    payments("search, nothing found", { search: "zzz" }),
    payments("search, the provider's number", { search: told("paymentIntent") }),
    { name: "payments: the figures", path: adminPayments.countPayments.path, rows: null },
  ];
}

function withQuery(path: string, query: ContactsToList | PaymentsQuery): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return `${path}?${new URLSearchParams(given)}`;
}
