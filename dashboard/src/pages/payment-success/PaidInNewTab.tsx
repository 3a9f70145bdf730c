import type { PaymentConfirmed } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { useSessionToken } from "../../app/useSessionToken.ts";
import { paymentSuccess } from "../../content/paymentSuccess.ts";
import { LabelledLink } from "../../forms/LabelledLink.tsx";
import { SuccessPanel } from "../../forms/SuccessPanel.tsx";
import { nextStep } from "./nextStep.ts";
import { paidFor } from "./paidFor.ts";
import { Receipt } from "./Receipt.tsx";

/**
 * It is paid, in a tab of its own. The page that began the payment holds what was entered and opens the tool on its
 * own, so this one leads back to it instead of opening the tool empty.
 */
export function PaidInNewTab({ confirmed }: { readonly confirmed: PaymentConfirmed }) {
  const [isKeptOpen, setKeptOpen] = useState(false);
  const { newTab } = paymentSuccess;
  const isSignedIn = Boolean(useSessionToken());
  // A purchase on another site opens there, and here by the link in the email (ADR 8).
  const isOpenHere = isSignedIn || confirmed.purchaseKey !== null;
  const close = () => {
    window.close();
    // Still here: a browser closes only what a page has opened, and not after every payment page.
    setKeptOpen(true);
  };
  return (
    <SuccessPanel title={paymentSuccess.title}>
      <p className={tw`text-lg`}>{paidFor(confirmed)}</p>
      <p className={tw`text-lg font-semibold`}>{newTab.back}</p>
      <p>{paymentSuccess.mail(confirmed.tool)}</p>
      <Receipt of={confirmed} />
      <div className={`dash-no-print ${tw`flex flex-col sm:flex-row gap-3`}`}>
        <Button kind="primary" onClick={close}>
          {newTab.close}
        </Button>
      </div>
      <p role="status">{isKeptOpen ? newTab.closeYourself : ""}</p>
      {isOpenHere ? (
        <LabelledLink
          before={newTab.gone}
          to={nextStep({ ...confirmed, returnUrl: null })}
          label={newTab.open}
        />
      ) : (
        <p>
          {newTab.gone} {newTab.byMail}
        </p>
      )}
    </SuccessPanel>
  );
}
