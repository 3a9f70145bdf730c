import type { Account } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook, Notice } from "@iep-insider/sdk/ui";
import { useEffect } from "react";
import { toasts } from "../../app/toasts/toasts.ts";
import { help, manage, manageToasts } from "../../content/manageSubscription.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { SignedInOnly } from "../../forms/SignedInOnly.tsx";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { Facts } from "../../text/Facts.tsx";
import { SubscriptionCard } from "./SubscriptionCard.tsx";
import { useSubscription } from "./useSubscription.ts";

/** Shows a subscription, changes its payment method, and cancels it. Requires sign-in. */
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
        <a href="/contact" target="_blank" rel="noopener" className={buttonLook.plain}>
          {help.contact}
          <span className="iep-unseen"> {help.newTab}</span>
        </a>
      </div>
    </section>
  );
}
