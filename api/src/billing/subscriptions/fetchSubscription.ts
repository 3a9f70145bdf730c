import type { PaymentProvider, ProviderSubscription } from "../provider/PaymentProvider.ts";
import { type Observed, stateOf } from "../purchases/observe.ts";

/** A subscription as the provider has it, and the state of its latest invoice's payment. */
export interface SubscriptionSnapshot {
  readonly providerSubscription: ProviderSubscription;
  readonly money: Observed | null;
}

/** @returns null when the provider has none of this id. */
export async function fetchSubscription(
  provider: PaymentProvider,
  id: string,
): Promise<SubscriptionSnapshot | null> {
  const providerSubscription = await provider.getSubscription(id);
  if (!providerSubscription) return null;
  const { latestInvoice } = providerSubscription;
  const payment =
    latestInvoice?.isPaid && latestInvoice.payment !== null
      ? await provider.getPayment(latestInvoice.payment)
      : null;
  const money = payment && (await stateOf(provider, payment, latestInvoice?.amountPaid ?? 0));
  return { providerSubscription, money };
}
