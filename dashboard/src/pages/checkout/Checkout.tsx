import type { PublicConfig } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook, Notice } from "@iep-insider/sdk/ui";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { queryClient } from "../../app/account/queryClient.ts";
import { publicConfigQuery } from "../../app/paying/publicConfig.ts";
import { useBack } from "../../app/paying/useBack.ts";
import { useHydrated } from "../../app/useHydrated.ts";
import { checkout, checkoutNotices } from "../../content/checkout.ts";
import { FormPage } from "../../forms/FormPage.tsx";
import { LoadFailure } from "../../forms/LoadFailure.tsx";
import { NeedsScript } from "../../forms/NeedsScript.tsx";
import { Waiting } from "../../forms/Waiting.tsx";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { type CheckoutAddress, readCheckoutAddress } from "./checkoutAddress.ts";
import { SimulatorForm } from "./SimulatorForm.tsx";
import { usePaymentOutcome } from "./usePaymentOutcome.ts";

/** The provider's part of this page, fetched only where the provider itself serves. */
const StripeForm = lazy(async () => ({ default: (await import("./StripeForm.tsx")).StripeForm }));

/** Paying with a card for what its address names. Whatever happens here, a reload finds the same payment. */
export function Component() {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated)
    return (
      <FormPage title={checkout.title}>
        <NeedsScript />
        <div className="dash-needs-script">
          <Waiting label={checkout.loading} />
        </div>
      </FormPage>
    );
  const address = readCheckoutAddress(search, window.location.origin);
  if (!address) return <InvalidSession />;
  return <OpenPayment key={address.paymentId} address={address} />;
}

function InvalidSession() {
  const goBack = useBack("/pay-per-use");
  return (
    <FormPage title={checkout.title}>
      <Notice tone="stop" role="alert">
        <p>{checkout.invalid}</p>
      </Notice>
      <div className={tw`flex flex-col sm:flex-row`}>
        <Button kind="primary" onClick={goBack}>
          {checkout.goBack}
        </Button>
      </div>
    </FormPage>
  );
}

function OpenPayment({ address }: { readonly address: CheckoutAddress }) {
  const payment = usePaymentOutcome(address.returnUrl);
  const config = useQuery(publicConfigQuery, queryClient);
  switch (payment.outcome.state) {
    case "paid before":
      return <NothingToPay words={checkoutNotices.paid} to={address.returnUrl} tone="good" />;
    case "ended":
      return <NothingToPay words={checkoutNotices.ended} to="/pay-per-use" tone="caution" />;
    case "open":
      return (
        <FormPage title={checkout.title} lead={checkout.lead}>
          {config.data ? (
            <CardForm config={config.data} address={address} payment={payment} />
          ) : config.isError && !config.isFetching ? (
            <LoadFailure {...checkoutNotices.notLoaded} onRetry={() => void config.refetch()} />
          ) : (
            <Waiting label={checkout.loading} />
          )}
        </FormPage>
      );
  }
}

function CardForm(props: {
  readonly config: PublicConfig;
  readonly address: CheckoutAddress;
  readonly payment: ReturnType<typeof usePaymentOutcome>;
}) {
  const { config, address, payment } = props;
  const { stripePublishableKey, paymentSimulator } = config;
  if (stripePublishableKey)
    return (
      <>
        <p className={tw`text-sm text-quiet`}>{checkout.provider}</p>
        <Suspense fallback={<Waiting label={checkout.loading} />}>
          <StripeForm address={address} publishableKey={stripePublishableKey} payment={payment} />
        </Suspense>
      </>
    );
  if (paymentSimulator)
    return (
      <>
        <Notice tone="caution" title={checkout.simulated.title}>
          <p>{checkout.simulated.text}</p>
        </Notice>
        <SimulatorForm address={address} simulator={paymentSimulator} payment={payment} />
      </>
    );
  return (
    <Notice tone="stop" role="alert">
      <p>{checkout.invalid}</p>
    </Notice>
  );
}

function NothingToPay(props: {
  readonly words: { readonly title: string; readonly text: string; readonly next: string };
  /** An address of our own origin. */
  readonly to: string;
  readonly tone: "good" | "caution";
}) {
  const { words, to, tone } = props;
  return (
    <FormPage title={checkout.title}>
      <Notice tone={tone} role="status" title={words.title}>
        <p>{words.text}</p>
      </Notice>
      <div className={tw`flex flex-col sm:flex-row`}>
        {to.startsWith("/") ? (
          <SiteLink to={to} className={buttonLook.primary}>
            {words.next}
          </SiteLink>
        ) : (
          <a href={to} className={buttonLook.primary}>
            {words.next}
          </a>
        )}
      </div>
    </FormPage>
  );
}
