import { type OwnPartner, partners } from "@iep-insider/sdk/contract";
import { useQuery } from "@tanstack/react-query";
import { queryClient } from "../../app/account/queryClient.ts";
import { serverCalls } from "../../app/server.ts";
import { useSessionToken } from "../../app/useSessionToken.ts";

export const partnerCalls = serverCalls(partners);

export type KnownPartner =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly retry: () => void }
  /** Null: the account manages none. */
  | { readonly state: "known"; readonly partner: OwnPartner | null };

/** The partner that whoever is signed in manages, asked anew each time a page comes to need it. */
export function useOwnPartner(): KnownPartner {
  const token = useSessionToken();
  const { data, isError, isFetching, refetch } = useQuery(
    {
      queryKey: [path, token],
      queryFn: () => partnerCalls.getPartner(),
      enabled: Boolean(token),
      staleTime: 0,
    },
    queryClient,
  );
  if (data) return { state: "known", partner: data.partner };
  if (isError && !isFetching) return { state: "failed", retry: () => void refetch() };
  return { state: "loading" };
}

/** What the server has just answered is what is known from now on. */
export function keepOwnPartner(partner: OwnPartner): void {
  queryClient.setQueriesData({ queryKey: [path] }, { partner });
}

const { path } = partners.getPartner;
