import { adminContacts, type ContactsToList, contactStates, serviceTypes } from "@iep-insider/sdk/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { serverCalls } from "../../../app/server.ts";

/** How often the list asks for what is new, in milliseconds. */
export const refreshTime = 30_000;

export const contactCalls = serverCalls(adminContacts);

/** What the address can say of the list. */
export const contactFields = ["search", "state", "service", "from"] as const;

type Asked = {
  readonly [Name in keyof Omit<ContactsToList, "dayBegan">]: Exclude<ContactsToList[Name], undefined>;
};
type Written = Partial<Record<(typeof contactFields)[number] | "cursor", string>>;

/** The query in an address. Anyone can edit it: an unknown value counts as none. */
export function askedBy({ search, state, service, from, cursor }: Written): Asked {
  const knownState = contactStates.find((known) => known === state);
  const knownService = serviceTypes.find((known) => known === service);
  return {
    ...(search && { search: search.slice(0, 254) }),
    ...(knownState && { state: knownState }),
    ...(knownService && { service: knownService }),
    ...(from === "members" && { from }),
    ...(cursor && { cursor }),
  };
}

/**
 * A page of the messages that were sent to us. It is refetched every 30 seconds while it is visible; one that was
 * hidden for longer is refetched when it is shown again. Its position stays the same.
 */
export function contactsQuery(token: string | null | undefined, asked: Asked) {
  return queryOptions({
    queryKey: [adminContacts.listContacts.path, asked, token],
    queryFn: () => contactCalls.listContacts({ ...asked, dayBegan: beginOfDay(new Date()).toISOString() }),
    enabled: Boolean(token),
    staleTime: refreshTime,
    refetchInterval: refreshTime,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
}

/** The operator's own day. */
function beginOfDay(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate());
}
