import { creditTitles, formatCents, oneUseBought, openFor, toolById } from "@iep-insider/sdk/catalog";
import type { PaymentConfirmed } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook, Notice } from "@iep-insider/sdk/ui";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { isDeletedAfterAWeek } from "../../app/host/storageLifetime.ts";
import { redirectAfter } from "../../app/paying/pause.ts";
import { useHydrated } from "../../app/useHydrated.ts";
import { useSessionToken } from "../../app/useSessionToken.ts";
import { paymentNotices, paymentSuccess } from "../../content/paymentSuccess.ts";
import { FormPage } from "../../forms/FormPage.tsx";
import { LabelledLink } from "../../forms/LabelledLink.tsx";
import { NeedsScript } from "../../forms/NeedsScript.tsx";
import { SuccessPanel } from "../../forms/SuccessPanel.tsx";
import { Waiting } from "../../forms/Waiting.tsx";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { Facts } from "../../text/Facts.tsx";
import { nextStep, stepByItself } from "./nextStep.ts";
import { paidFor } from "./paidFor.ts";
import { isNewTab, readSuccessAddress } from "./successAddress.ts";
import { useConfirmation } from "./useConfirmation.ts";

/** The page after a payment. The outcome comes only from the server. */
export function Component() {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated)
    return (
      <FormPage title={paymentSuccess.checkingTitle}>
        <NeedsScript />
        <div className="dash-needs-script">
          <Waiting label={paymentSuccess.processingPayment} />
        </div>
      </FormPage>
    );
  const asked = readSuccessAddress(search);
  if (!asked) return <NotPaid words={paymentNotices.unknown} tone="caution" />;
  return <Asked key={asked.session_id} asked={asked} inNewTab={isNewTab(search)} />;
}

interface AskedProps {
  readonly asked: NonNullable<ReturnType<typeof readSuccessAddress>>;
  readonly inNewTab: boolean;
}

function Asked({ asked, inNewTab }: AskedProps) {
  const confirmation = useConfirmation(asked);
  switch (confirmation.state) {
    case "asking":
    case "processing":
      return (
        <FormPage title={paymentSuccess.checkingTitle}>
          <Waiting
            label={
              asked.type === "subscription"
                ? paymentSuccess.processingSubscription
                : paymentSuccess.processingPayment
            }
          />
        </FormPage>
      );
    case "paid":
      if (inNewTab) return <PaidInNewTab confirmed={confirmation.confirmed} />;
      return <Paid confirmed={confirmation.confirmed} isFirst={confirmation.isFirst} />;
    case "late":
      return <NotPaid words={paymentNotices.late} tone="caution" onAgain={confirmation.retry} />;
    case "no answer":
      return <NotPaid words={paymentNotices.noAnswer} tone="stop" onAgain={confirmation.retry} />;
    case "failed":
      return <NotPaid words={paymentNotices.failed} tone="stop" />;
    case "refunded":
      return <NotPaid words={paymentNotices.refunded} tone="info" />;
    case "unknown":
      return <NotPaid words={paymentNotices.unknown} tone="caution" />;
  }
}

function NotPaid(props: {
  readonly words: { readonly title: string; readonly text: string; readonly again: string };
  readonly tone: "info" | "caution" | "stop";
  /** By default the button leads to the prices. */
  readonly onAgain?: () => void;
}) {
  const { words, tone, onAgain } = props;
  return (
    <FormPage title={paymentSuccess.otherTitle}>
      <Notice tone={tone} role={tone === "stop" ? "alert" : "status"} title={words.title}>
        <p>{words.text}</p>
      </Notice>
      <div className={tw`flex flex-col sm:flex-row gap-3`}>
        {onAgain ? (
          <Button kind="primary" onClick={onAgain}>
            {words.again}
          </Button>
        ) : (
          <SiteLink to="/pricing" className={buttonLook.primary}>
            {words.again}
          </SiteLink>
        )}
        <SiteLink to="/contact" className={buttonLook.plain}>
          {paymentNotices.contact}
        </SiteLink>
      </div>
    </FormPage>
  );
}

/**
 * Paid in a new tab. The page that began the payment holds what was entered and opens the tool itself, so this one
 * leads back to it instead of opening the tool empty.
 */
function PaidInNewTab({ confirmed }: { readonly confirmed: PaymentConfirmed }) {
  const [isKeptOpen, setKeptOpen] = useState(false);
  const { newTab } = paymentSuccess;
  const isSignedIn = Boolean(useSessionToken());
  // A purchase on another site opens there, and here by the link in the email (ADR 8).
  const isOpenHere = isSignedIn || confirmed.purchaseKey !== null;
  const close = () => {
    window.close();
    // Browsers close only tabs that a page has opened, and not after every payment page.
    setKeptOpen(true);
  };
  return (
    <SuccessPanel title={paymentSuccess.title}>
      <p className={tw`text-lg`}>{paidFor(confirmed)}</p>
      <p className={tw`text-lg font-semibold`}>{newTab.back}</p>
      <AboutMail tool={confirmed.tool} />
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

interface Props {
  readonly confirmed: PaymentConfirmed;
  /** Whether this browser sees it for the first time: then the page redirects. */
  readonly isFirst: boolean;
}

/** Paid: what that opens, with a link. */
function Paid({ confirmed, isFirst }: Props) {
  const { subscriptionActivated, newAccountCreated } = confirmed;
  const isSignedIn = Boolean(useSessionToken());
  const isLeading = isFirst && (isSignedIn || !subscriptionActivated);
  useRedirect(isLeading ? stepByItself(confirmed) : null);
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
      {subscriptionActivated ? null : <AboutMail tool={confirmed.tool} />}
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

/** What the link in the email is for, and that it lasts longer than what this browser keeps. */
function AboutMail({ tool }: Pick<PaymentConfirmed, "tool">) {
  return (
    <p>
      {paymentSuccess.mail(tool)} {isDeletedAfterAWeek() ? paymentSuccess.week : null}
    </p>
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
function useRedirect(to: string | null): void {
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

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short" });

/** The receipt, as in the mail. Prints alone. */
function Receipt({ of: { kind, tool, receipt } }: { readonly of: PaymentConfirmed }) {
  if (receipt === null || kind === null) return null;
  const { receipt: words } = paymentSuccess;
  const title = tool === null ? creditTitles[kind] : toolById(tool).title;
  const use = oneUseBought(tool, kind);
  return (
    <>
      <Facts
        of={[
          { term: words.what, text: words.oneUse(title) },
          { term: words.amount, text: formatCents(receipt.amount) },
          { term: words.paid, text: moment.format(new Date(receipt.paidAt)) },
          ...(use ? [{ term: words.open, text: openFor[use] }] : []),
          { term: words.order, text: words.number(receipt.order) },
        ]}
      />
      <div className="dash-no-print">
        <Button onClick={() => window.print()}>{words.print}</Button>
      </div>
    </>
  );
}
