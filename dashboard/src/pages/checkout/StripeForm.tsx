import { colors } from "@iep-insider/sdk/theme";
import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Appearance, Stripe } from "@stripe/stripe-js";
import { useEffect, useEffectEvent, useState } from "react";
import { checkoutNotices } from "../../content/checkout.ts";
import { LoadFailure } from "../../forms/LoadFailure.tsx";
import type { CheckoutAddress } from "./checkoutAddress.ts";
import { PayFrame } from "./PayFrame.tsx";
import { stripeOf } from "./stripeOf.ts";
import type { PaymentOutcome } from "./usePaymentOutcome.ts";

interface Props {
  readonly address: CheckoutAddress;
  readonly publishableKey: string;
  readonly payment: PaymentOutcome;
}

/** The provider's Payment Element, once its script is there and says that the payment is still open. */
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
    // Some ways to pay lead elsewhere and come back to the return address; a card stays here.
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

/** Our colours inside the provider's frame, which sees none of our style sheets. */
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
