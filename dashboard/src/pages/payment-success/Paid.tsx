import type { PaymentConfirmed } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook, Notice } from "@iep-insider/sdk/ui";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { redirectAfter } from "../../app/paying/pause.ts";
import { useSessionToken } from "../../app/useSessionToken.ts";
import { paymentSuccess } from "../../content/paymentSuccess.ts";
import { LabelledLink } from "../../forms/LabelledLink.tsx";
import { SuccessPanel } from "../../forms/SuccessPanel.tsx";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { nextStep, stepByItself } from "./nextStep.ts";
import { paidFor } from "./paidFor.ts";
import { Receipt } from "./Receipt.tsx";

interface Props {
  readonly confirmed: PaymentConfirmed;
  /** Whether this browser sees it for the first time: then the page redirects on its own. */
  readonly isFirst: boolean;
}

/** It is paid: what that opens, and the way there. */
export function Paid({ confirmed, isFirst }: Props) {
  const { subscriptionActivated, newAccountCreated } = confirmed;
  const isSignedIn = Boolean(useSessionToken());
  const isLeading = isFirst && (isSignedIn || !subscriptionActivated);
  useLeadOn(isLeading ? stepByItself(confirmed) : null);
  const hasNewAccount = newAccountCreated && isSignedIn;
  return (
    <SuccessPanel title={paymentSuccess.title}>
      <p className={tw`text-lg`}>{paidFor(confirmed)}</p>
      <Receipt of={confirmed} />
      {hasNewAccount ? (
        <Notice>
          <p>{paymentSuccess.signedIn}</p>
          <LabelledLink to="/account?tab=security" label={paymentSuccess.settings} />
        </Notice>
      ) : null}
      {subscriptionActivated && !isSignedIn ? (
        <LabelledLink to="/login" before={paymentSuccess.signInText} label={paymentSuccess.signIn} />
      ) : null}
      {subscriptionActivated ? null : <p>{paymentSuccess.mail(confirmed.tool)}</p>}
      <p role="status" className={tw`text-quiet`}>
        {isLeading ? paymentSuccess.leading : ""}
      </p>
      <div className={`dash-no-print ${tw`flex flex-col sm:flex-row gap-3`}`}>
        <Step to={nextStep(confirmed)}>
          {subscriptionActivated ? paymentSuccess.allTools : paymentSuccess.yourTool}
        </Step>
        <SiteLink to="/advanced-tools" className={buttonLook.plain}>
          {paymentSuccess.browse}
        </SiteLink>
      </div>
    </SuccessPanel>
  );
}

/** @param to one of our paths, or the full URL of a partner page. */
function Step({ to, children }: { readonly to: string; readonly children: string }) {
  if (to.startsWith("/"))
    return (
      <SiteLink to={to} className={buttonLook.primary}>
        {children}
      </SiteLink>
    );
  return (
    <a href={to} className={buttonLook.primary}>
      {children}
    </a>
  );
}

/** @param to null: stay. */
function useLeadOn(to: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to === null) return;
    const timer = setTimeout(() => {
      if (to.startsWith("/")) void navigate(to);
      else window.location.assign(to);
    }, redirectAfter.elsewhere);
    return () => clearTimeout(timer);
  }, [to, navigate]);
}
