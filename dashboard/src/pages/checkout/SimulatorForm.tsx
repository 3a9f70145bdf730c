import { tw } from "@iep-insider/sdk/theme";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { checkout, checkoutNotices } from "../../content/checkout.ts";
import { LoadFailure } from "../../forms/LoadFailure.tsx";
import { confirmRequest, readCardFormMessage } from "./cardFormMessage.ts";
import type { CheckoutAddress } from "./checkoutAddress.ts";
import { PayFrame } from "./PayFrame.tsx";
import type { PaymentOutcome } from "./usePaymentOutcome.ts";

interface Props {
  readonly address: CheckoutAddress;
  /** The origin of the simulator. */
  readonly simulator: string;
  readonly payment: PaymentOutcome;
}

type FormState = "loading" | "ready" | "processing" | "asking" | "late";

/** How long the form may take to come, in milliseconds. */
const lateAfter = 10_000;

/** The card form of the payment simulator, in a frame of its own origin, as the provider's is in life. */
export function SimulatorForm({ address, simulator, payment }: Props) {
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
        // Also without a press of our button: the bank's question may have been open before a reload.
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

/** Until the form says how high it is, in CSS pixels. */
const firstHeight = 360;
