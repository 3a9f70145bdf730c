import type { PublicConfig } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook, Notice } from "@iep-insider/sdk/ui";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
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
import { confirmRequest, readCardFormMessage } from "./cardFormMessage.ts";
import { type CheckoutAddress, readCheckoutAddress } from "./checkoutAddress.ts";
import { PayFrame } from "./PayFrame.tsx";
import { type PaymentOutcome, usePaymentOutcome } from "./usePaymentOutcome.ts";

/** Loaded only on servers that use Stripe. */
const StripeForm = lazy(async () => ({ default: (await import("./StripeForm.tsx")).StripeForm }));

/** The card payment of the URL. After a reload, the same payment continues. */
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
  /** Of our own origin. */
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

interface Props {
  readonly address: CheckoutAddress;
  /** The simulator's origin. */
  readonly simulator: string;
  readonly payment: PaymentOutcome;
}

type FormState = "loading" | "ready" | "processing" | "asking" | "late";

/** How long the form may take to load, in milliseconds. */
const lateAfter = 10_000;

/** The payment simulator's card form, in a cross-origin frame like Stripe's. */
function SimulatorForm({ address, simulator, payment }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<FormState>("loading");
  const [height, setHeight] = useState(firstHeight);
  const hasTried = useRef(false);

  const onMessage = useEffectEvent((event: MessageEvent) => {
    if (event.origin !== simulator || event.source !== frame.current?.contentWindow) return;
    const message = readCardFormMessage(event.data);
    switch (message?.type) {
      case "ready":
        return setState("ready");
      case "height":
        return setHeight(message.value);
      case "processing":
        // Even without a click: the bank's challenge may have been open before a reload.
        hasTried.current = true;
        return setState("processing");
      case "needs_action":
        return setState("asking");
      case "succeeded":
        return hasTried.current ? payment.succeeded() : payment.foundPaid();
      case "failed":
        setState("ready");
        return payment.failed(message.message);
    }
  });

  useEffect(() => {
    const listener = (event: MessageEvent) => onMessage(event);
    window.addEventListener("message", listener);
    return () => window.removeEventListener("message", listener);
  }, []);

  useEffect(() => {
    if (state !== "loading") return;
    const timer = setTimeout(() => setState("late"), lateAfter);
    return () => clearTimeout(timer);
  }, [state]);

  const query = new URLSearchParams({
    client_secret: address.clientSecret,
    parent: window.location.origin,
  });
  return (
    <PayFrame
      state={state === "late" ? "loading" : state}
      failure={payment.outcome.state === "open" ? payment.outcome.failure : null}
      onPay={() => {
        payment.trying();
        setState("processing");
        frame.current?.contentWindow?.postMessage(confirmRequest, simulator);
      }}
    >
      <div className={tw`rounded border border-line bg-paper p-2 sm:p-3`}>
        <iframe
          key={tries}
          ref={frame}
          title={checkout.card}
          src={`${simulator}/payment_intents/form?${query}`}
          height={height}
          className={tw`block w-full`}
        />
      </div>
      {state === "late" ? (
        <LoadFailure
          {...checkoutNotices.notLoaded}
          onRetry={() => {
            setTries(tries + 1);
            setState("loading");
          }}
        />
      ) : null}
    </PayFrame>
  );
}

/** In CSS pixels, until the form reports its height. */
const firstHeight = 360;
