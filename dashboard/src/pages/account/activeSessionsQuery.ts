import { queryOptions } from "@tanstack/react-query";
import { queryClient } from "../../app/account/queryClient.ts";
import { server } from "../../app/server.ts";

const path = "/api/auth/sessions";

/** The account's signed-in browsers; refetched whenever the list is shown. */
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
