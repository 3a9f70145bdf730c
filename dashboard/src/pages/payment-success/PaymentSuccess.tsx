import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook, Notice } from "@iep-insider/sdk/ui";
import { useLocation } from "react-router";
import { useHydrated } from "../../app/useHydrated.ts";
import { paymentNotices, paymentSuccess } from "../../content/paymentSuccess.ts";
import { FormPage } from "../../forms/FormPage.tsx";
import { NeedsScript } from "../../forms/NeedsScript.tsx";
import { Waiting } from "../../forms/Waiting.tsx";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { Paid } from "./Paid.tsx";
import { PaidInNewTab } from "./PaidInNewTab.tsx";
import { isNewTab, readSuccessAddress } from "./successAddress.ts";
import { useConfirmation } from "./useConfirmation.ts";

/** Where a payment leads back to: what became of it, by the server's answer alone. */
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
  /** What the button does; without it the button leads to the prices. */
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
