import type { PaymentProvider, ProviderSubscription } from "../provider/PaymentProvider.ts";
import { type Observed, stateOf } from "../purchases/observe.ts";

/** A membership as it stands at the provider, and what has become of the payment of its latest invoice. */
export interface MembershipSight {
  readonly subscription: ProviderSubscription;
  readonly money: Observed | null;
}

/** @returns null when the provider has none of this id. */
export async function lookAtMembership(
  provider: PaymentProvider,
  id: string,
): Promise<MembershipSight | null> {
  const subscription = await provider.getSubscription(id);
  if (!subscription) return null;
  const { latestInvoice } = subscription;
  const payment =
    latestInvoice?.isPaid && latestInvoice.payment !== null
      ? await provider.getPayment(latestInvoice.payment)
      : null;
  const money = payment && (await stateOf(provider, payment, latestInvoice?.amountPaid ?? 0));
  return { subscription, money };
}
