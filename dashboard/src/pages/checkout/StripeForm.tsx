import { colors } from "@iep-insider/sdk/theme";
import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Appearance, Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useEffect, useEffectEvent, useState } from "react";
import { language } from "../../app/language.ts";
import { checkoutNotices } from "../../content/checkout.ts";
import { LoadFailure } from "../../forms/LoadFailure.tsx";
import type { CheckoutAddress } from "./checkoutAddress.ts";
import { PayFrame } from "./PayFrame.tsx";
import type { PaymentOutcome } from "./usePaymentOutcome.ts";

interface Props {
  readonly address: CheckoutAddress;
  readonly publishableKey: string;
  readonly payment: PaymentOutcome;
}

/** Stripe's Payment Element, once its script has loaded and the payment is confirmed to be open. */
export function StripeForm({ address, publishableKey, payment }: Props) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [isLate, setLate] = useState(false);
  const [tries, setTries] = useState(0);

  const onStatus = useEffectEvent((status: string | undefined) => {
    if (status === "succeeded" || status === "processing") payment.foundPaid();
    if (status === "canceled") payment.foundEnded();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks for another try.
  useEffect(() => {
    let isCurrent = true;
    stripeOf(publishableKey)
      .then(async (loaded) => {
        const { paymentIntent } = await loaded.retrievePaymentIntent(address.clientSecret);
        if (!isCurrent) return;
        onStatus(paymentIntent?.status);
        setStripe(loaded);
      })
      .catch(() => isCurrent && setLate(true));
    return () => {
      isCurrent = false;
    };
  }, [publishableKey, address.clientSecret, tries]);

  if (isLate)
    return (
      <LoadFailure
        {...checkoutNotices.notLoaded}
        onRetry={() => {
          setLate(false);
          setTries(tries + 1);
        }}
      />
    );
  if (!stripe)
    return (
      <PayFrame state="loading" failure={null} onPay={() => {}}>
        {null}
      </PayFrame>
    );
  return (
    <Elements stripe={stripe} options={{ clientSecret: address.clientSecret, appearance: appearance() }}>
      <PaymentFields returnUrl={address.returnUrl} payment={payment} />
    </Elements>
  );
}

interface FieldsProps {
  readonly returnUrl: string;
  readonly payment: PaymentOutcome;
}

function PaymentFields({ returnUrl, payment }: FieldsProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [state, setState] = useState<"loading" | "ready" | "processing">("loading");

  async function pay() {
    if (!stripe || !elements) return;
    payment.trying();
    setState("processing");
    // Some payment methods redirect and come back to the return URL; a card does not.
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: returnUrl },
      redirect: "if_required",
    });
    if (!error) return payment.succeeded();
    setState("ready");
    payment.failed(error.message ?? checkoutNotices.failed.kept);
  }

  return (
    <PayFrame
      state={state}
      failure={payment.outcome.state === "open" ? payment.outcome.failure : null}
      onPay={() => void pay()}
    >
      <PaymentElement onReady={() => setState("ready")} />
    </PayFrame>
  );
}

/** Our colors for Stripe's frame, which none of our style sheets reach. */
function appearance(): Appearance {
  const shade = window.matchMedia("(prefers-color-scheme: dark)").matches ? 1 : 0;
  return {
    theme: shade ? "night" : "stripe",
    variables: {
      colorPrimary: colors.primary[shade],
      colorBackground: colors.sheet[shade],
      colorText: colors.ink[shade],
      colorTextSecondary: colors.quiet[shade],
      colorDanger: colors.stop[shade],
      borderRadius: "10px",
    },
  };
}

// The default entry of the package fetches Stripe's script on import.

const loading = new Map<string, Promise<Stripe>>();

/**
 * Stripe's script, which must come from Stripe. Only on this page.
 * @param publishableKey of this server's account. @throws if it does not load; the next call fetches it again.
 */
function stripeOf(publishableKey: string): Promise<Stripe> {
  const before = loading.get(publishableKey);
  if (before) return before;
  const fetched = loadStripe(publishableKey, { locale: language }).then((stripe) => {
    if (!stripe) throw new Error("The payment provider's script came without what it is for.");
    return stripe;
  });
  loading.set(publishableKey, fetched);
  fetched.catch(() => loading.delete(publishableKey));
  return fetched;
}
