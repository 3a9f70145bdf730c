import type { PaymentKind } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { useCurrentUser } from "../../app/account/currentUser.ts";
import { payPerUse, proPromo } from "../../content/payPerUse.ts";
import { NeedsScript } from "../../forms/NeedsScript.tsx";
import { Waiting } from "../../forms/Waiting.tsx";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { PageTitle } from "../../text/PageTitle.tsx";
import { CreditOptions } from "./CreditOptions.tsx";
import { AccountPurchaseForm, PurchaseForm } from "./PurchaseForm.tsx";

/** Buying one use: which kind, then where the access goes, then the card on the next page. */
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
