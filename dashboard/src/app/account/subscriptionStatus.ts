import { queryOptions, useQuery } from "@tanstack/react-query";
import { server } from "../server.ts";
import { useSessionToken } from "../useSessionToken.ts";
import { refreshUser } from "./currentUser.ts";
import { queryClient } from "./queryClient.ts";

const path = "/api/subscription-status";

/**
 * Whether somebody who is signed in is a Pro member now, asked of the server; fresh for five minutes (product.md section 9).
 * @returns undefined while it is not known; false for everybody else.
 */
export function useHasActiveSubscription(): boolean | undefined {
  const token = useSessionToken();
  const { data, isError } = useQuery(subscriptionStatusQuery(token), queryClient);
  if (token === null || isError) return false;
  return data?.hasActiveSubscription;
}

/** Asks anew what the account has: something was paid or cancelled. */
export async function refreshSubscription(): Promise<void> {
  await Promise.all([refreshUser(), queryClient.invalidateQueries({ queryKey: [path] })]);
}

function subscriptionStatusQuery(token: string | null | undefined) {
  return queryOptions({
    queryKey: [path, token],
    queryFn: () => server.getSubscriptionStatus(),
    enabled: Boolean(token),
    staleTime: 5 * 60_000,
  });
}
