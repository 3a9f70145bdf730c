import { useState } from "react";
import { toasts } from "../../app/toasts/toasts.ts";
import { checkoutNotices } from "../../content/checkout.ts";

/** The state of this page's payment. */
export type Outcome =
  | { readonly state: "open"; readonly failure: string | null }
  /** Paid before this page was opened or reloaded. */
  | { readonly state: "paid before" }
  | { readonly state: "ended" };

export interface PaymentOutcome {
  readonly outcome: Outcome;
  /** Paid: redirects. */
  readonly succeeded: () => void;
  /** @param message the provider's message for the payer. */
  readonly failed: (message: string) => void;
  /** Another attempt has begun. */
  readonly trying: () => void;
  readonly foundPaid: () => void;
  readonly foundEnded: () => void;
}

/**
 * @param returnUrl of our own origin. It replaces this page in the history, so that Back does not lead to a finished
 * payment.
 */
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
