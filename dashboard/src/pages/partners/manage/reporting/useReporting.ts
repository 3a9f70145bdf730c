import { type PartnerReporting, partnerReporting } from "@iep-insider/sdk/contract";
import { useQuery } from "@tanstack/react-query";
import { queryClient } from "../../../../app/account/queryClient.ts";
import { serverCalls } from "../../../../app/server.ts";
import { useSessionToken } from "../../../../app/useSessionToken.ts";

export const reportingCalls = serverCalls(partnerReporting);

const { path } = partnerReporting.getReporting;

/** What the partner gets without asking, fetched with the page. */
export function useReporting() {
  const token = useSessionToken();
  return useQuery(
    {
      queryKey: [path, token],
      queryFn: () => reportingCalls.getReporting(),
      enabled: Boolean(token),
      staleTime: 0,
    },
    queryClient,
  );
}

/** Caches the server's latest response. */
export function keepReporting(reporting: PartnerReporting): void {
  queryClient.setQueriesData<PartnerReporting>({ queryKey: [path] }, reporting);
}
