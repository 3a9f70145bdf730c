import { openTab } from "@iep-insider/sdk/access";
import { useRef, useState } from "react";
import { manage } from "../../content/manageSubscription.ts";
import { paymentFailures } from "../../content/payments.ts";
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
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const isPending = useRef(false);

  async function open() {
    if (isPending.current) return;
    isPending.current = true;
    const tab = openTab(manage.portalTab);
    setBusy(true);
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
    } finally {
      isPending.current = false;
      setBusy(false);
    }
  }

  return { isBusy, failure, open: () => void open() };
}
