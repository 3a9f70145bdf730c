import { type SecondFactorState, secondFactor } from "@iep-insider/sdk/contract";
import { queryOptions } from "@tanstack/react-query";
import { queryClient } from "../../../app/account/queryClient.ts";
import { serverCalls } from "../../../app/server.ts";

export const factorCalls = serverCalls(secondFactor);

const path = secondFactor.readSecondFactor.path;

/** Keyed by the session token, and fetched on every view, since the result expires within minutes. */
export function secondFactorQuery(token: string | null | undefined, isShown: boolean) {
  return queryOptions({
    queryKey: [path, token],
    queryFn: () => factorCalls.readSecondFactor(),
    enabled: Boolean(token) && isShown,
    retry: false,
  });
}

export function keepState(token: string | null | undefined, state: SecondFactorState): void {
  queryClient.setQueryData(secondFactorQuery(token, true).queryKey, state);
}
