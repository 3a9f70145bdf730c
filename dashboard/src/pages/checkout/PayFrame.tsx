import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import type { ReactNode } from "react";
import { checkout, checkoutNotices } from "../../content/checkout.ts";

interface Props {
  /** `asking`: the form shows the bank's challenge. */
  readonly state: "loading" | "ready" | "processing" | "asking";
  readonly failure: string | null;
  readonly onPay: () => void;
  readonly children: ReactNode;
}

/** A card form with its failure and the pay button. */
export function PayFrame({ state, failure, onPay, children }: Props) {
  const isBusy = state === "processing";
  return (
    <div className={tw`flex flex-col gap-5`}>
      {state === "loading" ? (
        <p role="status" className={tw`text-quiet`}>
          {checkout.loading}
        </p>
      ) : null}
      {children}
      {failure ? (
        <Notice tone="stop" role="alert" title={checkoutNotices.failed.title}>
          <p>{failure}</p>
          <p>{checkoutNotices.failed.kept}</p>
        </Notice>
      ) : null}
      <div className={tw`flex flex-col sm:items-start gap-3`}>
        <Button kind="primary" disabled={state !== "ready"} onClick={onPay}>
          {isBusy ? checkout.processing : checkout.send}
        </Button>
        <p role="status">{state === "asking" ? checkout.asking : ""}</p>
      </div>
    </div>
  );
}
