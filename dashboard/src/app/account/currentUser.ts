import type { Account, SignedIn } from "@iep-insider/sdk/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { server } from "../server.ts";
import { session } from "../session.ts";
import { useSessionToken } from "../useSessionToken.ts";
import { queryClient } from "./queryClient.ts";

export type CurrentUser =
  /** During hydration. */
  | { readonly state: "unknown" }
  /** `hasLeft`: signed out in this tab. */
  | { readonly state: "signed out"; readonly hasLeft: boolean }
  | { readonly state: "loading" }
  | { readonly state: "signed in"; readonly user: Account }
  /** There is a token, but the user could not be fetched, most likely because the device is offline. */
  | { readonly state: "failed"; readonly retry: () => void };

/** The signed-in user, from the server. An expired session counts as signed out: `server` has dropped its token. */
export function useCurrentUser(): CurrentUser {
  const token = useSessionToken();
  const { data, isError, isFetching, refetch } = useQuery(currentUserQuery(token), queryClient);
  if (token === undefined) return { state: "unknown" };
  if (token === null) return { state: "signed out", hasLeft };
  if (data) return { state: "signed in", user: data };
  if (isError && !isFetching) return { state: "failed", retry: () => void refetch() };
  return { state: "loading" };
}

let hasLeft = false;

export function refreshUser(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [userPath] });
}

export function beginSession({ token, user }: SignedIn): void {
  hasLeft = false;
  queryClient.setQueryData(currentUserQuery(token).queryKey, user);
  session.keep(token);
}

/** Also drops everything cached for the session. */
export function endSession(): void {
  hasLeft = true;
  session.drop();
  queryClient.clear();
}

const userPath = "/api/auth/user";

/** Keyed by token, so that one session's data never shows in another. */
export function currentUserQuery(token: string | null | undefined) {
  return queryOptions({
    queryKey: [userPath, token],
    queryFn: () => server.getUser(),
    enabled: Boolean(token),
    staleTime: 5 * 60_000,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnMount: true,
  });
}
