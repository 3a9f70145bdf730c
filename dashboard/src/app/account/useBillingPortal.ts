import { openTab } from "@iep-insider/sdk/access";
import { useState } from "react";
import { manage } from "../../content/manageSubscription.ts";
import { paymentFailures } from "../../content/payments.ts";
import { useOneAtATime } from "../../forms/useOneAtATime.ts";
import { server } from "../server.ts";
import { toasts } from "../toasts/toasts.ts";
import { type AccountFailure, accountFailure } from "./accountFailure.ts";

export interface BillingPortal {
  readonly isBusy: boolean;
  readonly failure: AccountFailure | null;
  /** Must be called in a click handler. */
  readonly open: () => void;
}

/**
 * Opens the provider's billing page in a new tab. The tab opens before its address is known, because browsers block one
 * that opens later; if it is blocked anyway, this page redirects.
 */
export function useBillingPortal(): BillingPortal {
  const [isBusy, runAlone] = useOneAtATime();
  const [failure, setFailure] = useState<AccountFailure | null>(null);

  async function open() {
    const tab = openTab(manage.portalTab);
    setFailure(null);
    try {
      const { url } = await server.openBillingPortal();
      if (tab) tab.leadTo(url);
      else window.location.assign(url);
    } catch (error) {
      tab?.close();
      const found = accountFailure(error, new Date(), paymentFailures.portal);
      setFailure(found);
      toasts.show({ title: found.title, description: found.text, tone: "stop" });
    }
  }

  return { isBusy, failure, open: () => void runAlone(open) };
}
