import type { PaymentConfirmed } from "@iep-insider/sdk/contract";

const hub = "/advanced-tools";

/**
 * Where to go after a payment: the page it started on (as checked by the server, never as named in the address), or else
 * its tool, or else all tools.
 * @returns one of our paths, or a full URL.
 */
export function nextStep({ returnUrl, tool }: Pick<PaymentConfirmed, "returnUrl" | "tool">): string {
  if (returnUrl !== null) {
    const url = new URL(returnUrl);
    url.searchParams.set("payment_success", "true");
    return url.href;
  }
  return tool === null ? hub : `${hub}?tool=${tool}&payment_success=true`;
}

/**
 * Where the page redirects on its own: a subscription to all tools, a single purchase as its button does (section 4).
 */
export function stepByItself(
  confirmed: Pick<PaymentConfirmed, "subscriptionActivated" | "returnUrl" | "tool">,
) {
  if (confirmed.subscriptionActivated && confirmed.returnUrl === null)
    return `${hub}?subscription_activated=true`;
  return nextStep(confirmed);
}
