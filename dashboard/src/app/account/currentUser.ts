import type { Account, SignedIn } from "@iep-insider/sdk/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { server } from "../server.ts";
import { session } from "../session.ts";
import { useSessionToken } from "../useSessionToken.ts";
import { queryClient } from "./queryClient.ts";

export type CurrentUser =
  /** A pre-rendered page is being taken over. */
  | { readonly state: "unknown" }
  /** `hasLeft`: signed out by a press in this tab. */
  | { readonly state: "signed out"; readonly hasLeft: boolean }
  | { readonly state: "loading" }
  | { readonly state: "signed in"; readonly user: Account }
  /** There is a token, but no word of whose it is: no network, most likely. */
  | { readonly state: "failed"; readonly retry: () => void };

/** Who is signed in, asked of the server. A session that has ended counts as signed out: `server` has dropped its token. */
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

/** Refetches the user after a change to the account. */
export function refreshUser(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [userPath] });
}

/** A session has begun, here. */
export function beginSession({ token, user }: SignedIn): void {
  hasLeft = false;
  queryClient.setQueryData(currentUserQuery(token).queryKey, user);
  session.keep(token);
}

/** It has ended, here: nothing of it stays. */
export function endSession(): void {
  hasLeft = true;
  session.drop();
  queryClient.clear();
}

const userPath = "/api/auth/user";

/** By the token, so that what one session was told never shows in another. Its rules are those of the specification. */
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
