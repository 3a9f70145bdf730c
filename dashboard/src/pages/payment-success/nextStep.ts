import { arrivalParameters } from "@iep-insider/sdk/catalog";
import type { PaymentConfirmed } from "@iep-insider/sdk/contract";

const hub = "/advanced-tools";

/**
 * Where to go after a payment: the page it began on (as verified by the server, never from the URL), else its tool,
 * else all tools.
 * @returns one of our paths, or a full URL.
 */
export function nextStep({ returnUrl, tool }: Pick<PaymentConfirmed, "returnUrl" | "tool">): string {
  if (returnUrl !== null) {
    const url = new URL(returnUrl);
    url.searchParams.set(arrivalParameters.paid, "true");
    return url.href;
  }
  return tool === null ? hub : `${hub}?tool=${tool}&${arrivalParameters.paid}=true`;
}

/** The automatic redirect: a subscription to all tools, a single purchase like its button (section 4). */
export function stepByItself(
  confirmed: Pick<PaymentConfirmed, "subscriptionActivated" | "returnUrl" | "tool">,
) {
  if (confirmed.subscriptionActivated && confirmed.returnUrl === null)
    return `${hub}?${arrivalParameters.subscribed}=true`;
  return nextStep(confirmed);
}
