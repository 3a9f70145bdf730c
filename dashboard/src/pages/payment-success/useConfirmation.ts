import { ApiError } from "@iep-insider/sdk/client";
import type { PaymentConfirmed, PaymentToConfirm } from "@iep-insider/sdk/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { queryClient } from "../../app/account/queryClient.ts";
import { refreshSubscription } from "../../app/account/subscriptionStatus.ts";
import { analytics } from "../../app/analytics/analytics.ts";
import { accessRecords, forgetAccess, processedPurchases } from "../../app/host/access.ts";
import { server } from "../../app/server.ts";
import { session } from "../../app/session.ts";

export type Confirmation =
  | { readonly state: "asking" }
  /** The provider has no result yet; the page polls for it. */
  | { readonly state: "processing" }
  /** Still processing after a minute. */
  | { readonly state: "late"; readonly retry: () => void }
  | { readonly state: "paid"; readonly confirmed: PaymentConfirmed; readonly isFirst: boolean }
  | { readonly state: "failed" | "refunded" | "unknown" }
  | { readonly state: "no answer"; readonly retry: () => void };

/** Polling of a payment in process, in milliseconds. */
const askEvery = 2000;
const askFor = 60_000;

/** A payment's outcome, from the server. */
export function useConfirmation(asked: PaymentToConfirm): Confirmation {
  const [since, setSince] = useState(Date.now);
  const [isLate, setLate] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: ["/api/payment-success", asked.session_id, asked.type ?? ""],
      queryFn: async () => {
        const confirmed = await server.confirmPayment(asked);
        return { confirmed, isFirst: confirmed.status === "paid" && settle(asked, confirmed) };
      },
      refetchInterval: ({ state }) =>
        state.data?.confirmed.status === "processing" && !isLate ? askEvery : false,
      // Returning to this page fetches again, and does not redirect a second time.
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), since + askFor - Date.now());
    return () => clearTimeout(timer);
  }, [since]);

  const retry = () => {
    setSince(Date.now());
    setLate(false);
    void refetch();
  };
  if (!data) {
    if (!error || isFetching) return { state: "asking" };
    const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return isUnknown ? { state: "unknown" } : { state: "no answer", retry };
  }
  const { confirmed, isFirst } = data;
  switch (confirmed.status) {
    case "paid":
      return { state: "paid", confirmed, isFirst };
    case "processing":
      return isLate ? { state: "late", retry } : { state: "processing" };
    default:
      return { state: confirmed.status };
  }
}

/**
 * Applies a successful payment in this browser, once: marks it processed, signs in to its new account, stores the
 * purchase key, and counts the purchase.
 * @returns whether this was the first time; the page then redirects.
 */
function settle(asked: PaymentToConfirm, confirmed: PaymentConfirmed): boolean {
  const type = asked.type ?? "";
  const isFirst = !confirmed.alreadyProcessed && !processedPurchases.has(asked.session_id, type);
  if (confirmed.sessionToken !== null) session.keep(confirmed.sessionToken);
  void refreshSubscription();
  forgetAccess();
  if (!isFirst) return false;
  processedPurchases.add(asked.session_id, type);
  if (confirmed.tool !== null) accessRecords.writePaymentVerification(confirmed.tool);
  if (confirmed.newAccountCreated) analytics.signup("/subscribe");
  analytics.purchase(
    confirmed.subscriptionActivated ? { kind: "membership" } : { kind: "use", tool: confirmed.tool },
  );
  return true;
}
