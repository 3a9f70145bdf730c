import { ApiError } from "@iep-insider/sdk/client";
import type { Subscription } from "@iep-insider/sdk/contract";
import { useState } from "react";
import { type AccountFailure, accountFailure } from "../../app/account/accountFailure.ts";
import { refreshSubscription } from "../../app/account/subscriptionStatus.ts";
import { forgetAccess } from "../../app/host/access.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import { manageToasts } from "../../content/manageSubscription.ts";
import { paymentFailures } from "../../content/payments.ts";

export interface ShownSubscription {
  readonly subscription: Subscription | null;
  /** There is none, as far as the server knows. */
  readonly isMissing: boolean;
  readonly isBusy: "loading" | "cancelling" | null;
  readonly failure: AccountFailure | null;
  readonly load: () => Promise<void>;
  /** @returns whether it was cancelled. */
  readonly cancel: () => Promise<boolean>;
}

/** One's own subscription, loaded and cancelled by a press; what fails is said in place and by the spec's toast. */
export function useSubscription(): ShownSubscription {
  const [subscription, setSubscription] = useState<Subscription | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState<"loading" | "cancelling" | null>(null);
  const [failure, setFailure] = useState<AccountFailure | null>(null);

  async function load() {
    if (isBusy) return;
    setBusy("loading");
    setFailure(null);
    setMissing(false);
    try {
      setSubscription(await server.lookUpSubscription());
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code === "unauthenticated") toasts.show({ ...manageToasts.signIn, tone: "stop" });
      else if (code === "no_subscription") {
        setSubscription(null);
        setMissing(true);
        toasts.show({ ...manageToasts.notFound, tone: "stop" });
      } else setFailure(accountFailure(error, new Date(), paymentFailures.lookup));
    } finally {
      setBusy(null);
    }
  }

  async function cancel() {
    if (isBusy || !subscription) return false;
    setBusy("cancelling");
    setFailure(null);
    try {
      setSubscription(await server.cancelSubscription({ subscriptionId: subscription.subscriptionId }));
      toasts.show({ ...manageToasts.cancelled, tone: "good" });
      void refreshSubscription();
      forgetAccess();
      return true;
    } catch (error) {
      const found = accountFailure(error, new Date(), paymentFailures.cancel);
      setFailure(found);
      toasts.show({ title: found.title, description: paymentFailures.cancel.fallback, tone: "stop" });
      return false;
    } finally {
      setBusy(null);
    }
  }

  return { subscription, isMissing, isBusy, failure, load, cancel };
}
