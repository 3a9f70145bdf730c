import { queryOptions, useQuery } from "@tanstack/react-query";
import { server } from "../server.ts";
import { useSessionToken } from "../useSessionToken.ts";
import { refreshUser } from "./currentUser.ts";
import { queryClient } from "./queryClient.ts";

const path = "/api/subscription-status";

/**
 * Whether the signed-in user is a Pro member; cached for five minutes.
 * @returns undefined while it is not known; false for everyone else.
 */
export function useHasActiveSubscription(): boolean | undefined {
  const token = useSessionToken();
  const { data, isError } = useQuery(subscriptionStatusQuery(token), queryClient);
  if (token === null || isError) return false;
  return data?.hasActiveSubscription;
}

/** Refetches the account's subscription after a payment or cancellation. */
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
