import type { PaymentConfirmed } from "@iep-insider/sdk/contract";

const hub = "/advanced-tools";

/**
 * Where a payment leads on to: to the page it was begun on, else to the tool it was for, else to
 * all tools. The page it was begun on is the one that the server has checked, not the one that an address names.
 * @returns a path of ours, or a whole address.
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
