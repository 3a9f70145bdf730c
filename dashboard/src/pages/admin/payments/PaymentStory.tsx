import { adminPayments, type PaymentStory as Story } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { type ReactNode, useEffect, useRef } from "react";
import { paymentWords, storyWords } from "../../../content/admin/payments.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { AskedFor } from "../kit/AskedFor.tsx";
import { NothingHere } from "../kit/NothingHere.tsx";
import { useAsked } from "../kit/useAsked.ts";
import { PaymentEvents } from "./PaymentEvents.tsx";
import { PaymentFacts } from "./PaymentFacts.tsx";
import { PaymentMails } from "./PaymentMails.tsx";
import { PaymentMembership } from "./PaymentMembership.tsx";
import { paymentCalls } from "./paymentCalls.ts";
import { Refund } from "./Refund.tsx";
import { StoryPart } from "./StoryPart.tsx";
import { useStoryAddress } from "./storyAddress.ts";
import { whatItOpens } from "./whatItOpens.ts";

/** All there is to know about one payment. @param id as the address has it. */
export function PaymentStory({ id }: { readonly id: string }) {
  const { list } = useStoryAddress();
  const isNumber = /^[1-9]\d{0,9}$/.test(id);
  const missing = <NothingHere title={storyWords.missingTitle} text={storyWords.missingText} />;
  return (
    <>
      <p>
        <SiteLink to={list} className={tw`inline-flex items-center min-h-[2.75rem]`}>
          {storyWords.back}
        </SiteLink>
      </p>
      {isNumber ? <Known id={Number(id)} missing={missing} list={list} /> : missing}
    </>
  );
}

interface Props {
  readonly id: number;
  readonly missing: ReactNode;
  readonly list: string;
}

function Known({ id, missing, list }: Props) {
  const asked = useAsked(adminPayments.readPayment.path, { id }, paymentCalls.readPayment);
  return (
    <AskedFor asked={asked} waiting={storyWords.loading} start={list} missing={missing}>
      {(story) => <Told story={story} now={new Date(asked.answeredAt)} />}
    </AskedFor>
  );
}

function Told({ story, now }: { readonly story: Story; readonly now: Date }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever followed a link of the list reads on here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={`dash-heading ${tw`font-heading text-2xl`}`}>
        {paymentWords.numbered(story.id)}
      </h2>
      <Refund story={story} />
      <PaymentFacts story={story} now={now} />
      <StoryPart title={storyWords.opens}>
        <p>{whatItOpens(story)}</p>
      </StoryPart>
      <PaymentMembership story={story} />
      <PaymentEvents events={story.events} now={now} />
      <PaymentMails mails={story.mails} now={now} />
    </>
  );
}
