/** What the address of the payment page asks for. */
export interface CheckoutAddress {
  readonly clientSecret: string;
  /** The payment, as the provider calls it: the first part of its secret. */
  readonly paymentId: string;
  /** Where a payment that went through leads: of our own origin, always. */
  readonly returnUrl: string;
}

/**
 * @param search the query of the address.
 * @param origin ours: a `return_url` of any other is passed over (ADR 40).
 * @returns null without a client secret, or with something else in its place.
 */
export function readCheckoutAddress(search: string, origin: string): CheckoutAddress | null {
  const query = new URLSearchParams(search);
  const clientSecret = query.get("client_secret") ?? "";
  const paymentId = /^(pi_[A-Za-z0-9]+)_secret_[A-Za-z0-9]+$/.exec(clientSecret)?.[1];
  if (paymentId === undefined) return null;
  const returnUrl = ownAddress(query.get("return_url"), origin) ?? successAddress(paymentId, null, origin);
  return { clientSecret, paymentId, returnUrl };
}

/** The address of the payment page for a payment that has just begun; from there on to its confirmation. */
export function checkoutPath(clientSecret: string, type: string, origin: string): string {
  const paymentId = clientSecret.split("_secret_")[0] ?? "";
  const query = new URLSearchParams({
    client_secret: clientSecret,
    return_url: successAddress(paymentId, type, origin),
  });
  return `/checkout?${query}`;
}

function successAddress(paymentId: string, type: string | null, origin: string): string {
  const query = new URLSearchParams({ session_id: paymentId, ...(type === null ? {} : { type }) });
  return `${origin}/payment-success?${query}`;
}

function ownAddress(address: string | null, origin: string): string | null {
  if (address === null || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.origin === origin ? url.href : null;
}
