import type { Stripe } from "@stripe/stripe-js";
// The plain entry of the package fetches the provider's script as soon as it is imported.
import { loadStripe } from "@stripe/stripe-js/pure";

const loading = new Map<string, Promise<Stripe>>();

/**
 * The provider's script, which has to come from the provider. On this page alone.
 * @param publishableKey of this server's account. @throws when it does not come; another try fetches it again.
 */
export function stripeOf(publishableKey: string): Promise<Stripe> {
  const before = loading.get(publishableKey);
  if (before) return before;
  const fetched = loadStripe(publishableKey).then((stripe) => {
    if (!stripe) throw new Error("The payment provider's script came without what it is for.");
    return stripe;
  });
  loading.set(publishableKey, fetched);
  fetched.catch(() => loading.delete(publishableKey));
  return fetched;
}
