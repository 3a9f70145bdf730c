import { addressIn } from "@iep-insider/sdk/contract";
import { language } from "../../app/language.ts";

/** The parameters of the payment page's URL. */
export interface CheckoutAddress {
  readonly clientSecret: string;
  /** The provider's id of the payment: the first part of its client secret. */
  readonly paymentId: string;
  /** Where to go after a successful payment: always of our own origin. */
  readonly returnUrl: string;
}

/**
 * @param search the URL's query.
 * @param origin ours: a `return_url` of another origin is ignored (ADR 40).
 * @returns null without a valid client secret.
 */
export function readCheckoutAddress(search: string, origin: string): CheckoutAddress | null {
  const query = new URLSearchParams(search);
  const clientSecret = query.get("client_secret") ?? "";
  const paymentId = /^(pi_[A-Za-z0-9]+)_secret_[A-Za-z0-9]+$/.exec(clientSecret)?.[1];
  if (paymentId === undefined) return null;
  const returnUrl = ownAddress(query.get("return_url"), origin) ?? successAddress(paymentId, null, origin);
  return { clientSecret, paymentId, returnUrl };
}

/** The payment page's URL for a new payment, which continues to the confirmation. */
export function checkoutPath(clientSecret: string, type: string, origin: string): string {
  const paymentId = clientSecret.split("_secret_")[0] ?? "";
  const query = new URLSearchParams({
    client_secret: clientSecret,
    return_url: successAddress(paymentId, type, origin),
  });
  return addressIn(language, `/checkout?${query}`);
}

function successAddress(paymentId: string, type: string | null, origin: string): string {
  const query = new URLSearchParams({ session_id: paymentId, ...(type === null ? {} : { type }) });
  return origin + addressIn(language, `/payment-success?${query}`);
}

function ownAddress(address: string | null, origin: string): string | null {
  if (address === null || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.origin === origin ? url.href : null;
}
