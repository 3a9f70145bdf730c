import { queryOptions } from "@tanstack/react-query";
import { queryClient } from "../../app/account/queryClient.ts";
import { server } from "../../app/server.ts";

const path = "/api/auth/sessions";

/** The browsers that are signed in to the account; refetched whenever the list comes into view. */
export function activeSessionsQuery(token: string | null | undefined, isShown: boolean) {
  return queryOptions({
    queryKey: [path, token],
    queryFn: async () => (await server.listSessions()).sessions,
    enabled: isShown && Boolean(token),
    staleTime: 0,
  });
}

export function refreshSessions(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [path] });
}
