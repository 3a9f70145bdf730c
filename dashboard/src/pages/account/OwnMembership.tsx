import type { Account } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useEffect, useRef } from "react";
import { isPro } from "../../app/account/isPro.ts";
import { longDate } from "../../app/account/longDate.ts";
import { keeping, membership as words } from "../../content/manageSubscription.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { CancelSubscription } from "../manage-subscription/CancelSubscription.tsx";
import { useSubscription } from "../manage-subscription/useSubscription.ts";

/**
 * An active or ending subscription, above the account's tabs, with a button to cancel it or to keep it. Renders nothing
 * for other users.
 */
export function OwnMembership({ user }: { readonly user: Account }) {
  const { isBusy, failure, cancel, keep } = useSubscription();
  const { subscriptionStatus: status } = user;
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(status);
  // The pressed button was removed.
  useEffect(() => {
    if (shown.current !== status) title.current?.focus();
    shown.current = status;
  }, [status]);
  const isCancelled = status === "cancelled";
  if (!isPro(user, new Date()) || !(status === "active" || isCancelled)) return null;
  const until = longDate(user.subscriptionEndDate);
  return (
    <section aria-labelledby="own-membership" className={tw`flex flex-col gap-3`}>
      <div
        className={tw`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded border border-line bg-sheet px-5 py-4`}
      >
        <div className={tw`flex-1 min-w-[10rem]`}>
          <h2 ref={title} id="own-membership" tabIndex={-1} className={tw`font-semibold`}>
            {words.title}
          </h2>
          <p className={tw`text-quiet`}>{isCancelled ? endsOn(until) : renewsOn(until)}</p>
        </div>
        {isCancelled ? (
          <Button onClick={() => void keep()} disabled={isBusy !== null}>
            {isBusy ? keeping.busy : keeping.button}
          </Button>
        ) : (
          <CancelSubscription until={until} isBusy={isBusy !== null} onCancel={cancel} />
        )}
      </div>
      <FailureNotice failure={failure} />
    </section>
  );
}

function renewsOn(day: string | null): string {
  return day === null ? words.renewsMonthly : words.renews(day);
}

function endsOn(day: string | null): string {
  return day === null ? words.endsWithMonth : words.ends(day);
}
