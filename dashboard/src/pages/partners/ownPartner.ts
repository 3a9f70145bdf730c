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

/** The partner that the signed-in user manages, refetched each time a page needs it. */
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

/** For changes made elsewhere: in another tab, or on the phone. */
export async function refetchOwnPartner(): Promise<void> {
  await queryClient.refetchQueries({ queryKey: [path] });
}

/** Caches the server's latest response. @param partner null: the account manages none. */
export function keepOwnPartner(partner: OwnPartner | null): void {
  queryClient.setQueriesData<Known>({ queryKey: [path] }, { partner });
}

/** Caches only the logo: the rest of the response may be older than what the form has saved meanwhile. */
export function keepLogo({ settings: { brand } }: OwnPartner): void {
  keepPart(({ settings, ...others }) => ({
    ...others,
    settings: { ...settings, brand: { ...settings.brand, logo: brand.logo } },
  }));
}

export function keepKeys({ keys }: OwnPartner): void {
  keepPart((partner) => ({ ...partner, keys }));
}

function keepPart(change: (partner: OwnPartner) => OwnPartner): void {
  queryClient.setQueriesData<Known>(
    { queryKey: [path] },
    (known) => known && { partner: known.partner && change(known.partner) },
  );
}

interface Known {
  readonly partner: OwnPartner | null;
}

const { path } = partners.getPartner;
