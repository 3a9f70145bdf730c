import type { PaymentDetails } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Notice } from "@iep-insider/sdk/ui";
import { endWords, paymentDetailsWords } from "../../../content/admin/payments.ts";
import { ConfirmAction } from "../../../forms/ConfirmAction.tsx";
import { Section } from "../kit/Section.tsx";
import { exactTime } from "../kit/When.tsx";
import { paymentCalls, refetchPayments } from "./paymentCalls.ts";

/** The subscription that an invoice belongs to. A refund does not cancel it, so it can be canceled here. */
export function PaymentMembership({
  details: { id, status, membership },
}: {
  readonly details: PaymentDetails;
}) {
  if (!membership) return null;
  const { status: standing, paidUntil, isLatestMonth, wasEnded } = membership;
  const isRefunded = status === "refunded";
  const mayEnd = isRefunded && isLatestMonth && !wasEnded;

  async function end() {
    const { outcome } = await paymentCalls.endPaidMembership({ id });
    await refetchPayments();
    return endWords.outcomes[outcome];
  }

  return (
    <Section level={3} title={paymentDetailsWords.membership}>
      <p>
        {paymentDetailsWords.membershipStates[standing]}
        {paidUntil && !isRefunded ? ` ${paymentDetailsWords.paidUntil(exactTime(new Date(paidUntil)))}` : ""}
      </p>
      {wasEnded ? <p>{paymentDetailsWords.wasEnded}</p> : null}
      {isRefunded ? null : (
        <p>{isLatestMonth ? paymentDetailsWords.latestMonth : paymentDetailsWords.olderMonth}</p>
      )}
      {mayEnd ? (
        <Notice tone="caution">
          <p>{paymentDetailsWords.goesOn}</p>
          <div className={tw`pt-3`}>
            <ConfirmAction
              words={{
                button: endWords.button,
                title: endWords.title,
                text: endWords.text,
                confirm: endWords.confirm,
                done: endWords.outcomes.ended,
              }}
              onDo={end}
            />
          </div>
        </Notice>
      ) : null}
    </Section>
  );
}
