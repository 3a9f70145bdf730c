import type { PaymentStory } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { refundWords } from "../../../content/admin/payments.ts";
import { Deed } from "../../../forms/Deed.tsx";
import { dollars } from "../kit/dollars.ts";
import { maskedAddress } from "./maskedAddress.ts";
import { askPaymentsAnew, paymentCalls } from "./paymentCalls.ts";

/** Gives the money back; or says why that cannot be. */
export function Refund({ story }: { readonly story: PaymentStory }) {
  const { id, status, amount, email, provider } = story;
  if (status !== "paid") return <p className={tw`max-w-text text-quiet`}>{refundWords.notNow[status]}</p>;
  if (provider.payment === null) return <p className={tw`max-w-text text-quiet`}>{refundWords.unnamed}</p>;

  async function refund() {
    const { outcome } = await paymentCalls.refundPayment({ id });
    await askPaymentsAnew();
    return refundWords.outcomes[outcome];
  }

  const buyer = email === null ? refundWords.toNobody : maskedAddress(email);
  return (
    <div>
      <Deed
        words={{
          button: refundWords.button,
          title: refundWords.question(dollars(amount), buyer),
          text: whatHappens(story),
          confirm: refundWords.confirm(dollars(amount)),
          done: refundWords.outcomes.refunded,
        }}
        onDo={refund}
      />
    </div>
  );
}

function whatHappens({ kind, membership }: PaymentStory): string {
  if (kind !== "subscription") return refundWords.textOfUse;
  return membership?.isLatestMonth === false ? refundWords.textOfEarlierMonth : refundWords.textOfMonth;
}
