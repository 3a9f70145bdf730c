import { adminContacts } from "@iep-insider/sdk/contract";
import { queryOptions } from "@tanstack/react-query";
import { serverCalls } from "../../../app/server.ts";

/** How often the list asks for what is new (product.md section 9), in milliseconds. */
export const refreshTime = 30_000;

const server = serverCalls(adminContacts);

/**
 * The messages that were sent to us. They are asked for anew every 30 seconds while somebody looks; a list that nobody
 * has looked at for longer is asked for when it is seen again.
 */
export function contactsQuery(token: string | null | undefined) {
  return queryOptions({
    queryKey: [adminContacts.listContacts.path, token],
    queryFn: () => server.listContacts({ dayBegan: beginOfDay(new Date()).toISOString() }),
    enabled: Boolean(token),
    staleTime: refreshTime,
    refetchInterval: refreshTime,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });
}

/** The operator's own day. */
function beginOfDay(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate());
}
