import { zodResolver } from "@hookform/resolvers/zod";
import { creditTitles, type PaymentKind } from "@iep-insider/sdk/catalog";
import type { EmailOnly } from "@iep-insider/sdk/contract";
import { emailOnlySchema } from "@iep-insider/sdk/contract/schemas";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useCurrentUser } from "../../app/account/currentUser.ts";
import { leaveTo } from "../../app/paying/leaveTo.ts";
import { pause, redirectAfter } from "../../app/paying/pause.ts";
import { useIsMounted } from "../../app/paying/useIsMounted.ts";
import { purchaseKeys } from "../../app/purchaseKeys.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import { cardNote, paymentFailures, processing } from "../../content/payments.ts";
import { creditTexts, payPerUse, payPerUseToasts, proPromo } from "../../content/payPerUse.ts";
import { EmailField } from "../../forms/EmailField.tsx";
import { NeedsScript } from "../../forms/NeedsScript.tsx";
import { ServerFormFrame } from "../../forms/ServerFormFrame.tsx";
import { useServerForm } from "../../forms/useServerForm.ts";
import { Waiting } from "../../forms/Waiting.tsx";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { PageTitle } from "../../text/PageTitle.tsx";
import { checkoutPath } from "../checkout/checkoutAddress.ts";

/** Buys one use: the kind, then where access goes, then the card on the next page. */
export function Component() {
  const [kind, choose] = useState<PaymentKind | null>(null);
  return (
    <div className={tw`mx-auto w-full max-w-tool px-5 sm:px-8 py-10 md:py-16 flex flex-col gap-8`}>
      <PageTitle title={payPerUse.title} lead={payPerUse.lead} />
      <NeedsScript />
      <div className="dash-needs-script">
        <CreditOptions chosen={kind} onChoose={choose} />
      </div>
      {kind ? <CompletePurchase kind={kind} /> : null}
      <Promo />
    </div>
  );
}

function CompletePurchase({ kind }: { readonly kind: PaymentKind }) {
  return (
    <section
      aria-labelledby="complete-purchase"
      className={tw`flex flex-col gap-5 rounded border border-line bg-sheet px-5 sm:px-8 py-6 sm:py-8`}
    >
      <h2 id="complete-purchase" className={`dash-heading ${tw`font-heading text-xl`}`}>
        {payPerUse.completeTitle}
      </h2>
      <BuyerForm kind={kind} />
    </section>
  );
}

function BuyerForm({ kind }: { readonly kind: PaymentKind }) {
  const current = useCurrentUser();
  if (current.state === "loading") return <Waiting />;
  if (current.state === "signed in") return <AccountPurchaseForm kind={kind} email={current.user.email} />;
  return <PurchaseForm kind={kind} />;
}

function Promo() {
  return (
    <section
      aria-labelledby="pro-promo"
      className={tw`flex flex-col gap-4 rounded bg-wash px-5 sm:px-8 py-6`}
    >
      <h2 id="pro-promo" className={`dash-heading ${tw`font-heading text-lg`}`}>
        {proPromo.title}
      </h2>
      <p className={tw`max-w-text`}>{proPromo.text}</p>
      <div className={tw`flex flex-col sm:flex-row`}>
        <SiteLink to="/subscribe" className={buttonLook.plain}>
          {proPromo.button}
        </SiteLink>
      </div>
    </section>
  );
}

interface Props {
  readonly chosen: PaymentKind | null;
  readonly onChoose: (kind: PaymentKind) => void;
}

/** In the specification's order. */
const kinds = ["quiz", "ai_question"] as const satisfies readonly PaymentKind[];

function CreditOptions({ chosen, onChoose }: Props) {
  const name = useId();
  const options = useRef<HTMLFieldSetElement>(null);

  // The browser restored the page, or the choice was made before hydration.
  const onChosenBefore = useEffectEvent((value: string | undefined) => {
    const kind = kinds.find((known) => known === value);
    if (kind && kind !== chosen) onChoose(kind);
  });
  useEffect(() => {
    onChosenBefore(options.current?.querySelector<HTMLInputElement>("input:checked")?.value);
  }, []);

  return (
    <fieldset ref={options} className={tw`grid gap-4 md:grid-cols-2`}>
      <legend className={tw`font-semibold mb-4`}>{payPerUse.legend}</legend>
      {kinds.map((kind) => (
        <label
          key={kind}
          className={tw`flex items-start gap-3 px-4 py-4 rounded border border-outline bg-sheet cursor-pointer hover:bg-wash chosen:bg-wash chosen:border-fill`}
        >
          <input
            type="radio"
            name={name}
            value={kind}
            required
            checked={chosen === kind}
            onChange={() => onChoose(kind)}
            className={tw`flex-none w-5 h-5 mt-1 accent-fill cursor-pointer`}
          />
          <span className={tw`flex flex-col gap-1 min-w-0`}>
            <span className={tw`font-heading text-lg font-semibold`}>{creditTitles[kind]}</span>
            <span className={tw`font-semibold`}>{payPerUse.price}</span>
            <span>{creditTexts[kind]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Signed out: the access link goes to the email address. */
function PurchaseForm({ kind }: { readonly kind: PaymentKind }) {
  const purchase = usePurchase(kind);
  const form = useServerForm<EmailOnly>({
    resolver: zodResolver(emailOnlySchema),
    failureWords: paymentFailures.payPerUse,
    onInvalid: ({ email }) => {
      if (email.trim() === "") toasts.show({ ...payPerUseToasts.missing, tone: "stop" });
    },
    send: ({ email }) => purchase(email),
  });
  return (
    <ServerFormFrame form={form} button={payPerUse.send} busy={processing}>
      <EmailField label={payPerUse.email} hint={payPerUse.emailHint} {...form.field("email")} />
      <p className={tw`text-sm text-quiet`}>{cardNote}</p>
    </ServerFormFrame>
  );
}

/** Signed in: the purchase belongs to the account. */
function AccountPurchaseForm({ kind, email }: { readonly kind: PaymentKind; readonly email: string }) {
  const purchase = usePurchase(kind);
  const form = useServerForm<Record<string, never>>({
    resolver: (values) => ({ values, errors: {} }),
    failureWords: paymentFailures.payPerUse,
    send: () => purchase(email),
  });
  return (
    <ServerFormFrame form={form} button={payPerUse.send} busy={processing}>
      <p>
        {payPerUse.sendTo} <strong className={tw`font-semibold break-words`}>{email}</strong>.
      </p>
      <p className={tw`text-sm text-quiet`}>{cardNote}</p>
    </ServerFormFrame>
  );
}

/**
 * Begins a purchase of one use. Two seconds later the whole page redirects to the card form, which needs its own
 * content security policy (ADR 7).
 * @returns a function that rejects with the call's error.
 */
function usePurchase(kind: PaymentKind): (email: string) => Promise<void> {
  const isMounted = useIsMounted();
  return async (email) => {
    const { clientSecret, purchaseKey } = await server.createPayment({
      email,
      paymentType: kind,
      toolUsed: kind,
    });
    if (purchaseKey !== null) purchaseKeys.keep(purchaseKey);
    if (clientSecret === undefined) throw new Error("The server began a payment without a client secret.");
    toasts.show(payPerUseToasts.begun);
    await pause(redirectAfter.elsewhere);
    if (isMounted.current) await leaveTo(checkoutPath(clientSecret, kind, window.location.origin));
  };
}
