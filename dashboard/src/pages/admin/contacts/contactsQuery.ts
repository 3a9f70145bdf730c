import { adminContacts, type ContactsToList, contactStates, serviceTypes } from "@iep-insider/sdk/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { serverCalls } from "../../../app/server.ts";
import { contactFilters, services } from "../../../content/admin/contacts.ts";
import type { Filterable } from "../kit/Resource.ts";
import { startOfToday } from "../kit/startOfToday.ts";

/** How often the list is refetched, in milliseconds. */
export const refreshTime = 30_000;

export const contactCalls = serverCalls(adminContacts);

export const contactNarrowing: Filterable<keyof ContactsToList> = {
  words: contactFilters,
  filters: [
    {
      name: "state",
      label: contactFilters.state,
      options: contactStates.map((state) => [state, contactFilters.states[state]]),
    },
    {
      name: "service",
      label: contactFilters.service,
      options: serviceTypes.map((type) => [type, services[type].label]),
    },
    { name: "from", label: contactFilters.from, options: [["members", contactFilters.members]] },
  ],
};

/**
 * A page of messages. Refetched every 30 seconds while the tab is visible, and when an outdated one becomes visible. It
 * keeps its position.
 */
export function contactsQuery(token: string | null | undefined, asked: Omit<ContactsToList, "dayBegan">) {
  return queryOptions({
    queryKey: [adminContacts.listContacts.path, asked, token],
    queryFn: () => contactCalls.listContacts({ ...asked, dayBegan: startOfToday() }),
    enabled: Boolean(token),
    staleTime: refreshTime,
    refetchInterval: refreshTime,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
}
