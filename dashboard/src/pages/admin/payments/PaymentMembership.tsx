import type { PaymentStory } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Notice } from "@iep-insider/sdk/ui";
import { endWords, storyWords } from "../../../content/admin/payments.ts";
import { Deed } from "../../../forms/Deed.tsx";
import { exactTime } from "../kit/exactTime.ts";
import { askPaymentsAnew, paymentCalls } from "./paymentCalls.ts";
import { StoryPart } from "./StoryPart.tsx";

/** The membership that a month belongs to. A refund leaves it running, so it can be ended here. */
export function PaymentMembership({ story: { id, status, membership } }: { readonly story: PaymentStory }) {
  if (!membership) return null;
  const { status: standing, paidUntil, isLatestMonth, wasEnded } = membership;
  const isRefunded = status === "refunded";
  const mayEnd = isRefunded && isLatestMonth && !wasEnded;

  async function end() {
    const { outcome } = await paymentCalls.endPaidMembership({ id });
    await askPaymentsAnew();
    return endWords.outcomes[outcome];
  }

  return (
    <StoryPart title={storyWords.membership}>
      <p>
        {storyWords.membershipStates[standing]}
        {paidUntil && !isRefunded ? ` ${storyWords.paidUntil(exactTime(new Date(paidUntil)))}` : ""}
      </p>
      {wasEnded ? <p>{storyWords.wasEnded}</p> : null}
      {isRefunded ? null : <p>{isLatestMonth ? storyWords.latestMonth : storyWords.olderMonth}</p>}
      {mayEnd ? (
        <Notice tone="caution">
          <p>{storyWords.goesOn}</p>
          <div className={tw`pt-3`}>
            <Deed
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
    </StoryPart>
  );
}
