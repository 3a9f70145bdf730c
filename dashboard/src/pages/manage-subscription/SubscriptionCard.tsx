import type { Subscription } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useEffect, useRef } from "react";
import { useBillingPortal } from "../../app/account/useBillingPortal.ts";
import { keeping, manage, statusTexts } from "../../content/manageSubscription.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { Facts } from "../../text/Facts.tsx";
import { CancelSubscription } from "./CancelSubscription.tsx";
import { StatusBadge } from "./StatusBadge.tsx";
import { subscriptionDay } from "./subscriptionDay.ts";

interface Props {
  readonly subscription: Subscription;
  readonly isBusy: boolean;
  readonly onCancel: () => Promise<boolean>;
  readonly onKeep: () => Promise<boolean>;
}

/** What is paid for, until when, and what can be done about it. */
export function SubscriptionCard({ subscription, isBusy, onCancel, onKeep }: Props) {
  const { status, currentPeriodEnd, created } = subscription;
  const heading = useRef<HTMLHeadingElement>(null);
  const portal = useBillingPortal();
  const until = subscriptionDay(currentPeriodEnd);
  const isCancelled = status === "cancelled";
  // The button that changed it has gone with the state it was for.
  const shown = useRef(status);
  useEffect(() => {
    if (shown.current !== status) heading.current?.focus();
    shown.current = status;
  }, [status]);
  return (
    <section
      aria-labelledby="your-subscription"
      className={tw`flex flex-col gap-5 rounded border border-line bg-sheet px-5 sm:px-8 py-6`}
    >
      <div className={tw`flex flex-wrap items-center justify-between gap-3`}>
        <h2
          ref={heading}
          id="your-subscription"
          tabIndex={-1}
          className={`dash-heading ${tw`font-heading text-xl`}`}
        >
          {manage.cardTitle}
        </h2>
        <StatusBadge status={status} />
      </div>
      <Facts
        of={[
          { term: manage.plan, text: manage.pro },
          {
            term: isCancelled ? manage.accessEnds : manage.nextBilling,
            text: until ?? manage.notAvailable,
          },
          { term: manage.memberSince, text: subscriptionDay(created) ?? manage.notAvailable },
        ]}
      />
      {status === "cancelled" || status === "past_due" ? <p>{statusTexts[status]}</p> : null}
      <FailureNotice failure={portal.failure} />
      <div className={tw`flex flex-col gap-2`}>
        <div className={tw`flex flex-col sm:flex-row gap-3`}>
          <Button kind="primary" onClick={portal.open} disabled={portal.isBusy}>
            {portal.isBusy ? manage.portalBusy : manage.portal}
          </Button>
          {status === "active" ? (
            <CancelSubscription until={until} isBusy={isBusy} onCancel={onCancel} />
          ) : null}
          {isCancelled ? (
            <Button onClick={() => void onKeep()} disabled={isBusy}>
              {isBusy ? keeping.busy : keeping.button}
            </Button>
          ) : null}
        </div>
        <p className={tw`text-sm text-quiet`}>{manage.portalNote}</p>
      </div>
    </section>
  );
}
