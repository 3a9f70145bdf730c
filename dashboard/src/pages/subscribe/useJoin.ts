import { ApiError } from "@iep-insider/sdk/client";
import type { SubscriptionRequest } from "@iep-insider/sdk/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { leaveTo } from "../../app/paying/leaveTo.ts";
import { pause, redirectAfter } from "../../app/paying/pause.ts";
import { useIsMounted } from "../../app/paying/useIsMounted.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import { activeSubscription } from "../../content/subscribe.ts";

export interface Join {
  /** Rejects with the call's error, except for failures with their own screen. */
  readonly begin: (request: Omit<SubscriptionRequest, "createAccount">) => Promise<void>;
  /** Why there is nothing to pay; null if there is. */
  readonly found: string | null;
}

/**
 * Begins a subscription: redirects to the provider's page a second later, or, if there is one already, to the tools.
 */
export function useJoin(): Join {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const [found, setFound] = useState<string | null>(null);

  async function begin(request: Omit<SubscriptionRequest, "createAccount">) {
    try {
      const { checkoutUrl } = await server.createSubscription({ ...request, createAccount: true });
      await pause(redirectAfter.toCheckout);
      if (isMounted.current) await leaveTo(checkoutUrl);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== "active_subscription") throw error;
      const text = error.sentence || activeSubscription.text;
      setFound(text);
      toasts.show({ title: activeSubscription.title, description: text });
      await pause(redirectAfter.elsewhere);
      if (isMounted.current) void navigate("/advanced-tools");
    }
  }

  return { begin, found };
}
