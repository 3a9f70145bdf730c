import { useState } from "react";
import { toasts } from "../../app/toasts/toasts.ts";
import { checkoutNotices } from "../../content/checkout.ts";

/** What has become of the payment on this page. */
export type Outcome =
  | { readonly state: "open"; readonly failure: string | null }
  /** It had gone through before this page was opened, or reloaded. */
  | { readonly state: "paid before" }
  | { readonly state: "ended" };

export interface PaymentOutcome {
  readonly outcome: Outcome;
  /** The payment went through, here and now: the page leads on. */
  readonly succeeded: () => void;
  /** @param message the provider's own, for the payer. */
  readonly failed: (message: string) => void;
  /** Another try has begun. */
  readonly trying: () => void;
  readonly foundPaid: () => void;
  readonly foundEnded: () => void;
}

/** @param returnUrl of our own origin. Taken in this page's place, so that Back does not lead to a payment that is done. */
export function usePaymentOutcome(returnUrl: string): PaymentOutcome {
  const [outcome, set] = useState<Outcome>({ state: "open", failure: null });
  return {
    outcome,
    succeeded: () => window.location.replace(returnUrl),
    failed: (message) => {
      set({ state: "open", failure: message });
      toasts.show({ title: checkoutNotices.failed.title, description: message, tone: "stop" });
    },
    trying: () => set({ state: "open", failure: null }),
    foundPaid: () => set({ state: "paid before" }),
    foundEnded: () => set({ state: "ended" }),
  };
}
