import { creditTitles, type PaymentKind } from "@iep-insider/sdk/catalog";
import { leaveTo } from "../../app/paying/leaveTo.ts";
import { pause, redirectAfter } from "../../app/paying/pause.ts";
import { useIsMounted } from "../../app/paying/useIsMounted.ts";
import { purchaseKeys } from "../../app/purchaseKeys.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import { payPerUseToasts } from "../../content/payPerUse.ts";
import { checkoutPath } from "../checkout/checkoutAddress.ts";

/**
 * Begins a purchase of one use of a kind. Two seconds later the whole page leaves for the card form, which needs another
 * policy than every other page (ADR 7).
 * @returns what does it; it rejects with what the call rejects with.
 */
export function usePurchase(kind: PaymentKind): (email: string) => Promise<void> {
  const isMounted = useIsMounted();
  return async (email) => {
    const { clientSecret, purchaseKey } = await server.createPayment({
      email,
      paymentType: kind,
      toolUsed: creditTitles[kind],
    });
    if (purchaseKey !== null) purchaseKeys.keep(purchaseKey);
    if (clientSecret === undefined) throw new Error("The server began a payment without a client secret.");
    toasts.show(payPerUseToasts.begun);
    await pause(redirectAfter.elsewhere);
    if (isMounted.current) await leaveTo(checkoutPath(clientSecret, kind, window.location.origin));
  };
}
