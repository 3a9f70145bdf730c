import { toolById } from "@iep-insider/sdk/catalog";
import type { PaymentDetails } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { kindWords, refundWords } from "../../../content/admin/payments.ts";
import { ConfirmAction } from "../../../forms/ConfirmAction.tsx";
import { dollars } from "../kit/dollars.ts";
import { paymentCalls, refetchPayments } from "./paymentCalls.ts";

/** The refund, or why it is not possible. */
export function Refund({ details }: { readonly details: PaymentDetails }) {
  const { id, status, amount, provider } = details;
  if (status !== "paid") return <p className={tw`max-w-text text-quiet`}>{refundWords.notNow[status]}</p>;
  if (provider.payment === null) return <p className={tw`max-w-text text-quiet`}>{refundWords.unnamed}</p>;

  async function refund() {
    const { outcome } = await paymentCalls.refundPayment({ id });
    await refetchPayments();
    return refundWords.outcomes[outcome];
  }

  return (
    <div>
      <ConfirmAction
        words={{
          button: refundWords.button,
          title: refundWords.question(dollars(amount)),
          text: <WhatHappens details={details} />,
          confirm: refundWords.confirm(dollars(amount)),
          done: refundWords.outcomes.refunded,
        }}
        onDo={refund}
      />
    </div>
  );
}

/** To whom, how much, for what, and what it closes: everything to check before refunding. */
function WhatHappens({ details }: { readonly details: PaymentDetails }) {
  const { email, amount, kind, tool } = details;
  const facts: readonly (readonly [term: string, fact: string])[] = [
    [refundWords.buyer, email ?? refundWords.toNobody],
    [refundWords.amount, dollars(amount)],
    [
      refundWords.what,
      tool === null ? kindWords[kind] : refundWords.toolOf(toolById(tool).title, kindWords[kind]),
    ],
    [refundWords.closes, whatCloses(details)],
  ];
  return (
    <div className={tw`flex flex-col gap-3`}>
      <dl className={tw`flex flex-col gap-2`}>
        {facts.map(([term, fact]) => (
          <div key={term} className={tw`grid sm:grid-cols-[6rem_1fr] sm:gap-4`}>
            <dt className={tw`text-quiet`}>{term}</dt>
            <dd className={`dash-breakable ${tw`min-w-0 font-medium`}`}>{fact}</dd>
          </div>
        ))}
      </dl>
      <p>{email === null ? refundWords.textToNobody : refundWords.text}</p>
    </div>
  );
}

function whatCloses({ kind, membership }: PaymentDetails): string {
  if (kind !== "subscription") return refundWords.closesUse;
  return membership?.isLatestMonth === false ? refundWords.closesEarlierMonth : refundWords.closesMonth;
}
