import type { Account } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook, Icon } from "@iep-insider/sdk/ui";
import { CircleCheck, CircleDashed } from "lucide";
import { isPro } from "../../app/account/isPro.ts";
import { longDate } from "../../app/account/longDate.ts";
import { hasPage } from "../../app/pagePaths.ts";
import { subscription } from "../../content/account.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { Facts } from "./Facts.tsx";

const managePath = "/manage-subscription";
const subscribePath = "/subscribe";

/** What is paid for, until when, and the way to change it. */
export function Subscription({ user }: { readonly user: Account }) {
  const isActive = isPro(user, new Date());
  const until = longDate(user.subscriptionEndDate);
  const way = isActive
    ? { path: managePath, label: subscription.manage }
    : { path: subscribePath, label: subscription.upgrade };
  return (
    <div className={tw`flex flex-col gap-5`}>
      <div className={tw`flex flex-col gap-3 rounded border border-line bg-sheet px-5 sm:px-6 py-5`}>
        <h2 className={tw`text-sm font-medium text-quiet`}>{subscription.title}</h2>
        <div className={tw`flex flex-wrap items-center justify-between gap-3`}>
          <p className={tw`text-lg font-semibold`}>{isActive ? subscription.pro : subscription.payPerUse}</p>
          <Badge isActive={isActive} />
        </div>
        {user.hasAllTools ? <p>{subscription.allTools}</p> : null}
        {hasPage(subscribePath) ? null : <p className={tw`text-quiet`}>{subscription.nothingSold}</p>}
      </div>
      {isActive && until ? (
        <Facts
          of={[
            {
              term:
                user.subscriptionStatus === "cancelled" ? subscription.accessEnds : subscription.nextBilling,
              text: until,
            },
          ]}
        />
      ) : null}
      {hasPage(way.path) ? (
        <div className={tw`flex flex-col sm:flex-row`}>
          <SiteLink to={way.path} className={buttonLook.primary}>
            {way.label}
          </SiteLink>
        </div>
      ) : null}
    </div>
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
