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
  /** The server knows none. */
  readonly isMissing: boolean;
  readonly isBusy: "loading" | Change | null;
  readonly failure: AccountFailure | null;
  readonly load: () => Promise<void>;
  /** @returns whether it succeeded. */
  readonly cancel: () => Promise<boolean>;
  /** Undoes a cancellation. @returns whether it succeeded. */
  readonly keep: () => Promise<boolean>;
}

/** The user's subscription and its changes; failures are shown in place and as the specification's toast. */
export function useSubscription(): ShownSubscription {
  const [subscription, setSubscription] = useState<Subscription | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState<"loading" | Change | null>(null);
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

  /** @param call changes the subscription, whose id is fetched first if unknown. */
  async function change(busy: Change, call: (id: string) => Promise<Subscription>) {
    if (isBusy) return false;
    const { failed, done } = words[busy];
    setBusy(busy);
    setFailure(null);
    try {
      const { subscriptionId } = subscription ?? (await server.lookUpSubscription());
      setSubscription(await call(subscriptionId));
      toasts.show({ ...done, tone: "good" });
      forgetAccess();
      await refreshSubscription().catch(() => {});
      return true;
    } catch (error) {
      const found = accountFailure(error, new Date(), failed);
      setFailure(found);
      toasts.show({ title: found.title, description: failed.fallback, tone: "stop" });
      return false;
    } finally {
      setBusy(null);
    }
  }
  const cancel = () =>
    change("cancelling", (subscriptionId) => server.cancelSubscription({ subscriptionId }));
  const keep = () => change("keeping", (subscriptionId) => server.keepSubscription({ subscriptionId }));

  return { subscription, isMissing, isBusy, failure, load, cancel, keep };
}

type Change = "cancelling" | "keeping";

const words = {
  cancelling: { failed: paymentFailures.cancel, done: manageToasts.cancelled },
  keeping: { failed: paymentFailures.keep, done: manageToasts.kept },
} as const;
