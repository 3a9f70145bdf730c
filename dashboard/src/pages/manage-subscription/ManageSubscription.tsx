import { type Account, addressIn, type Subscription } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook, Icon, Notice } from "@iep-insider/sdk/ui";
import { CircleAlert, CircleCheck, CircleDashed, CircleSlash } from "lucide";
import { useEffect, useRef } from "react";
import { useBillingPortal } from "../../app/account/useBillingPortal.ts";
import { language } from "../../app/language.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import {
  help,
  keeping,
  manage,
  manageToasts,
  statusNames,
  statusTexts,
} from "../../content/manageSubscription.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { SignedInOnly } from "../../forms/SignedInOnly.tsx";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { Facts } from "../../text/Facts.tsx";
import { CancelSubscription } from "./CancelSubscription.tsx";
import { subscriptionDay } from "./subscriptionDay.ts";
import { useSubscription } from "./useSubscription.ts";

export function Component() {
  return (
    <SignedInOnly
      waiting={manage.loading}
      onSentAway={sayWhy}
      frame={(content) => (
        <div className={tw`mx-auto w-full max-w-tool px-5 sm:px-8 py-10 md:py-16 flex flex-col gap-8`}>
          <h1 className={`dash-heading ${tw`font-heading text-[2.375rem] md:text-[3rem] leading-[1.12]`}`}>
            {manage.title}
          </h1>
          {content}
        </div>
      )}
    >
      {(user) => (
        <>
          <OwnSubscription user={user} />
          <Help />
        </>
      )}
    </SignedInOnly>
  );
}

const sayWhy = () => toasts.show(manageToasts.signIn);

function OwnSubscription({ user }: { readonly user: Account }) {
  const { subscription, isMissing, isBusy, failure, load, cancel, keep } = useSubscription();
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once, when the page opens. Without a known subscription the button does.
  useEffect(() => {
    if (user.subscriptionStatus !== "inactive") void load();
  }, []);
  return (
    <>
      <section aria-labelledby="your-account" className={tw`flex flex-col gap-4`}>
        <h2 id="your-account" className={`dash-heading ${tw`font-heading text-xl`}`}>
          {manage.accountTitle}
        </h2>
        <Facts
          of={[
            { term: manage.email, text: user.email },
            {
              term: manage.name,
              text: [user.firstName, user.lastName].join(" ").trim() || manage.notProvided,
            },
          ]}
        />
        <div className={tw`flex flex-col sm:flex-row`}>
          <Button
            kind={subscription ? "plain" : "primary"}
            onClick={() => void load()}
            disabled={isBusy === "loading"}
          >
            {isBusy === "loading" ? manage.loadingDetails : subscription ? manage.reload : manage.load}
          </Button>
        </div>
      </section>
      <FailureNotice failure={failure} />
      {isMissing ? <NoSubscription /> : null}
      {subscription ? (
        <SubscriptionCard
          subscription={subscription}
          isBusy={isBusy === "cancelling" || isBusy === "keeping"}
          onCancel={cancel}
          onKeep={keep}
        />
      ) : null}
    </>
  );
}

function NoSubscription() {
  return (
    <>
      <Notice role="status" title={manageToasts.notFound.title}>
        <p>{manageToasts.notFound.description}</p>
      </Notice>
      <div className={tw`flex flex-col sm:flex-row`}>
        <SiteLink to="/subscribe" className={buttonLook.plain}>
          {manage.join}
        </SiteLink>
      </div>
    </>
  );
}

function Help() {
  return (
    <section aria-labelledby="help" className={tw`flex flex-col gap-3 rounded bg-wash px-5 sm:px-8 py-6`}>
      <h2 id="help" className={`dash-heading ${tw`font-heading text-lg`}`}>
        {help.title}
      </h2>
      <p className={tw`max-w-text`}>{help.text}</p>
      <div className={tw`flex flex-col sm:flex-row`}>
        <a href={addressIn(language, "/contact")} target="_blank" rel="noopener" className={buttonLook.plain}>
          {help.contact}
          <span className="iep-unseen"> {help.newTab}</span>
        </a>
      </div>
    </section>
  );
}

interface Props {
  readonly subscription: Subscription;
  readonly isBusy: boolean;
  readonly onCancel: () => Promise<boolean>;
  readonly onKeep: () => Promise<boolean>;
}

/** The plan, the paid period, and what can be changed. */
function SubscriptionCard({ subscription, isBusy, onCancel, onKeep }: Props) {
  const { status, currentPeriodEnd, created } = subscription;
  const heading = useRef<HTMLHeadingElement>(null);
  const portal = useBillingPortal();
  const until = subscriptionDay(currentPeriodEnd);
  const isCancelled = status === "cancelled";
  // The pressed button was removed.
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

/** A status as a word, an icon and a color: green, orange, red, and gray for all others. */
function StatusBadge({ status }: { readonly status: string }) {
  const { look, icon } = looks[status] ?? other;
  return (
    <span
      className={`${tw`inline-flex items-center gap-2 rounded-full border px-3 py-1 text-sm font-medium`} ${look}`}
    >
      <Icon node={icon} size="1.1em" />
      {statusNames[status] ?? status}
    </span>
  );
}

const other = { look: tw`text-quiet border-outline`, icon: CircleDashed } as const;
const looks: Readonly<Record<string, { readonly look: string; readonly icon: typeof CircleDashed }>> = {
  active: { look: tw`text-good border-good`, icon: CircleCheck },
  cancelled: { look: tw`text-caution border-caution`, icon: CircleSlash },
  past_due: { look: tw`text-stop border-stop`, icon: CircleAlert },
};
