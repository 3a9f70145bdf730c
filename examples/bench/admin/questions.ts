import {
  adminContacts,
  adminPayments,
  type ContactsToList,
  type PaymentsQuery,
  partnerStatistics,
  type StatisticsPeriodKind,
  type StatisticsToRead,
} from "@iep-insider/sdk/contract";

/** A request of a screen. */
export interface Question {
  readonly name: string;
  /** The name of the token to use, as the server reports it. */
  readonly as: "operator" | "manager";
  /** The path with its query. */
  readonly path: string;
  /** The name of the list in the response, or the lines of a file; null if the response is figures. */
  readonly rows: "contacts" | "rows" | "cells" | "lines" | null;
}

/** All measured requests. @param told ids reported by the server under measurement. */
export function questionsOf(told: (name: string) => string): readonly Question[] {
  return [...operatorsQuestions(told), ...partnersQuestions(told)];
}

/**
 * All requests of the message and payment screens, at the start, middle and end of a table.
 * @param told values reported by the server under measurement: cursors and existing addresses.
 */
function operatorsQuestions(told: (name: string) => string): readonly Question[] {
  const contacts = (name: string, query: ContactsToList): Question => ({
    name: `messages: ${name}`,
    as: "operator",
    path: withQuery(adminContacts.listContacts.path, query),
    rows: "contacts",
  });
  const payments = (name: string, query: PaymentsQuery): Question => ({
    name: `payments: ${name}`,
    as: "operator",
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
    { name: "payments: the figures", as: "operator", path: adminPayments.countPayments.path, rows: null },
  ];
}

/**
 * What the screen of a partner's statistics asks: of as many rows with the small table as with the large one, in which
 * others have more.
 */
function partnersQuestions(told: (name: string) => string): readonly Question[] {
  const { getStatistics, exportStatistics } = partnerStatistics;
  const [all, year, month] = [told("firstCounted"), told("yearAgo"), told("monthAgo")];
  const screen = (name: string, by: StatisticsPeriodKind, from: string): Question => ({
    name: `statistics: ${name}`,
    as: "manager",
    path: withQuery(getStatistics.path, { by, from, to: told("today") }),
    rows: "cells",
  });
  const file = (name: string, by: StatisticsPeriodKind, from: string): Question => ({
    name: `statistics: ${name}`,
    as: "manager",
    path: withQuery(exportStatistics.path, { by, from, to: told("today") }),
    rows: "lines",
  });
  return [
    screen("a month by day", "day", month),
    screen("a year by day", "day", year),
    screen("two years by week", "week", all),
    screen("two years by month", "month", all),
    file("the file of a year by day", "day", year),
    file("the file of two years by week", "week", all),
  ];
}

function withQuery(path: string, query: ContactsToList | PaymentsQuery | StatisticsToRead): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return `${path}?${new URLSearchParams(given)}`;
}
