import type { Payment } from "../../database/models/payment.ts";
import type { PaymentProvider, ProviderPayment } from "../provider/PaymentProvider.ts";

/** What the provider says has become of a payment. `declined`: not paid, and another card can be tried. */
export type Observed = "pending" | "declined" | "paid" | "failed" | "refunded" | "disputed";

/** The state of a payment at the provider, and the ids it was found under. */
export interface PaymentSnapshot {
  readonly state: Observed;
  readonly session: string | null;
  readonly payment: string | null;
}

/** Reads a purchase's state from the provider, by whichever id is known. */
export async function observePurchase(
  provider: PaymentProvider,
  { stripeCheckoutSessionId, stripePaymentIntentId, amount }: Payment,
): Promise<PaymentSnapshot> {
  const session =
    stripeCheckoutSessionId === null ? null : await provider.getSession(stripeCheckoutSessionId);
  const id = session?.payment ?? stripePaymentIntentId;
  const payment = id === null ? null : await provider.getPayment(id);
  const ids = { session: session?.id ?? null, payment: payment?.id ?? null };
  if (payment) {
    const state = await stateOf(provider, payment, amount);
    // On the provider's page the payer tries further cards until the page is over.
    const isOver = session?.status === "expired" && (state === "pending" || state === "declined");
    return { ...ids, state: isOver ? "failed" : state };
  }
  return { ...ids, state: session?.status === "expired" ? "failed" : "pending" };
}

/**
 * @param amount what it has to be, in cents: anything less is not paid.
 */
export async function stateOf(
  provider: Pick<PaymentProvider, "listDisputes">,
  payment: ProviderPayment,
  amount: number,
): Promise<Observed> {
  if (payment.status === "canceled") return "failed";
  if (payment.status !== "succeeded")
    return payment.status === "requires_payment_method" && payment.wasDeclined ? "declined" : "pending";
  if (payment.received < amount || payment.currency !== "usd") return "pending";
  if (payment.charge?.isRefunded) return "refunded";
  if (!payment.charge?.isDisputed) return "paid";
  const disputes = await provider.listDisputes(payment.id);
  return disputes.some((status) => status !== "won") ? "disputed" : "paid";
}
