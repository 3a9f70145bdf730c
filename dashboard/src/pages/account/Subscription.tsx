import type { Account } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook, Icon, Notice } from "@iep-insider/sdk/ui";
import { CircleCheck, CircleDashed } from "lucide";
import { isPro } from "../../app/account/isPro.ts";
import { longDate } from "../../app/account/longDate.ts";
import { useBillingPortal } from "../../app/account/useBillingPortal.ts";
import { subscription } from "../../content/account.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { Facts } from "../../text/Facts.tsx";

/** The plan, the paid period, and a link to manage it. */
export function Subscription({ user }: { readonly user: Account }) {
  const isActive = isPro(user, new Date());
  const until = longDate(user.subscriptionEndDate);
  const { subscriptionStatus: status } = user;
  return (
    <div className={tw`flex flex-col gap-5`}>
      <div className={tw`flex flex-col gap-3 rounded border border-line bg-sheet px-5 sm:px-6 py-5`}>
        <h2 className={tw`text-sm font-medium text-quiet`}>{subscription.title}</h2>
        <div className={tw`flex flex-wrap items-center justify-between gap-3`}>
          <p className={tw`text-lg font-semibold`}>{isActive ? subscription.pro : subscription.payPerUse}</p>
          {/* Pay-per-use is not a membership, so it has no status. */}
          {isActive || status === "past_due" ? <Badge isActive={isActive} /> : null}
        </div>
        {user.hasAllTools ? <p>{subscription.allTools}</p> : null}
        {isActive && status === "cancelled" ? <p>{subscription.cancelled}</p> : null}
      </div>
      {isActive && until ? (
        <Facts
          of={[
            {
              term: status === "active" ? subscription.nextBilling : subscription.accessEnds,
              text: until,
            },
          ]}
        />
      ) : null}
      {status === "past_due" ? <PaymentFailed /> : null}
      <div className={tw`flex flex-col sm:flex-row gap-3`}>
        {isActive || status === "past_due" ? (
          <SiteLink to="/manage-subscription" className={buttonLook.primary}>
            {subscription.manage}
          </SiteLink>
        ) : (
          <>
            <SiteLink to="/subscribe" className={buttonLook.primary}>
              {subscription.upgrade}
            </SiteLink>
            <SiteLink to="/pricing" className={buttonLook.plain}>
              {subscription.compare}
            </SiteLink>
          </>
        )}
      </div>
    </div>
  );
}

/** A failed renewal, with a link to fix it. */
function PaymentFailed() {
  const portal = useBillingPortal();
  return (
    <>
      <Notice tone="caution">
        <p>{subscription.paymentFailed}</p>
        <p>
          <Button onClick={portal.open} disabled={portal.isBusy}>
            {portal.isBusy ? subscription.portalBusy : subscription.portal}
          </Button>
        </p>
      </Notice>
      <FailureNotice failure={portal.failure} />
    </>
  );
}

function Badge({ isActive }: { readonly isActive: boolean }) {
  const look = isActive ? tw`text-good border-good` : tw`text-quiet border-outline`;
  return (
    <span
      className={`${tw`inline-flex items-center gap-2 rounded-full border px-3 py-1 text-sm font-medium`} ${look}`}
    >
      <Icon node={isActive ? CircleCheck : CircleDashed} size="1.1em" />
      {isActive ? subscription.active : subscription.inactive}
    </span>
  );
}
