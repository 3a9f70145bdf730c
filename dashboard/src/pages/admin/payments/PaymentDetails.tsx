import {
  adminPayments,
  type PaymentDetails as Details,
  type PaymentEventShown,
  type PaymentMail,
} from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { type ReactNode, useEffect, useRef } from "react";
import { mailKindName } from "../../../content/admin/mails.ts";
import {
  eventWords,
  paymentDetailsWords,
  paymentWords,
  sourceWords,
  statusWords,
} from "../../../content/admin/payments.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { EmptyList } from "../kit/EmptyList.tsx";
import { QueryResult } from "../kit/QueryResult.tsx";
import { Section } from "../kit/Section.tsx";
import { useServerQuery } from "../kit/useServerQuery.ts";
import { When } from "../kit/When.tsx";
import { PaymentFacts } from "./PaymentFacts.tsx";
import { PaymentMembership } from "./PaymentMembership.tsx";
import { usePaymentAddress } from "./paymentAddress.ts";
import { paymentCalls } from "./paymentCalls.ts";
import { Refund } from "./Refund.tsx";
import { whatItOpens } from "./whatItOpens.ts";

/** @param id from the URL, unvalidated. */
export function PaymentDetails({ id }: { readonly id: string }) {
  const { list } = usePaymentAddress();
  const isNumber = /^[1-9]\d{0,9}$/.test(id);
  const missing = (
    <EmptyList title={paymentDetailsWords.missingTitle} text={paymentDetailsWords.missingText} />
  );
  return (
    <>
      <p>
        <SiteLink to={list} className={tw`inline-flex items-center min-h-[2.75rem]`}>
          {paymentDetailsWords.back}
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
  const asked = useServerQuery(adminPayments.readPayment.path, { id }, paymentCalls.readPayment);
  return (
    <QueryResult asked={asked} waiting={paymentDetailsWords.loading} start={list} missing={missing}>
      {(details) => <Told details={details} now={new Date(asked.answeredAt)} />}
    </QueryResult>
  );
}

function Told({ details, now }: { readonly details: Details; readonly now: Date }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves focus here after navigation from the list.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={`dash-heading ${tw`font-heading text-2xl`}`}>
        {paymentWords.numbered(details.id)}
      </h2>
      <Refund details={details} />
      <PaymentFacts details={details} now={now} />
      <Section level={3} title={paymentDetailsWords.opens}>
        <p>{whatItOpens(details)}</p>
      </Section>
      <PaymentMembership details={details} />
      <PaymentEvents events={details.events} now={now} />
      <PaymentMails mails={details.mails} now={now} />
    </>
  );
}

function PaymentMails({ mails, now }: { readonly mails: readonly PaymentMail[]; readonly now: Date }) {
  return (
    <Section level={3} title={paymentDetailsWords.mails}>
      {mails.length === 0 ? <p className={tw`text-quiet`}>{paymentDetailsWords.noMails}</p> : null}
      <ul className={tw`flex flex-col gap-2`}>
        {mails.map(({ kind, state, at }) => (
          <li key={`${kind} ${at}`} className={tw`flex flex-wrap gap-x-4`}>
            <span>{mailKindName(kind)}</span>
            <span className={state === "given_up" ? tw`text-stop` : tw`text-quiet`}>
              {paymentDetailsWords.mailStates[state]} <When at={at} now={now} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface PaymentEventsProps {
  readonly events: readonly PaymentEventShown[];
  readonly now: Date;
}

/** The payment's history; or a note that no events were recorded. */
function PaymentEvents({ events, now }: PaymentEventsProps) {
  const [first] = events;
  return (
    <Section level={3} title={paymentDetailsWords.events}>
      {first === undefined ? <p className={tw`text-quiet`}>{paymentDetailsWords.noEvents}</p> : null}
      {first && first.before !== null ? <p className={tw`text-quiet`}>{paymentDetailsWords.gap}</p> : null}
      {first === undefined ? null : (
        <ol className={tw`flex flex-col gap-4`}>
          {events.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events are only appended, and two can be equal.
            <li key={index} className={tw`flex flex-col border-l-2 border-line pl-4`}>
              <Event event={event} now={now} />
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

function Event({ event, now }: { readonly event: PaymentEventShown; readonly now: Date }) {
  const { at, source, type, eventId } = event;
  return (
    <>
      <p>{eventWords[type] ?? sourceWords[source](type)}</p>
      <p className={tw`font-medium`}>{whatBecame(event)}</p>
      <p className={tw`flex flex-wrap gap-x-4 text-sm text-quiet`}>
        <When at={at} now={now} />
        {eventId === null ? null : <span className={tw`min-w-0 break-words`}>{eventId}</span>}
      </p>
    </>
  );
}

function whatBecame({ before, after }: PaymentEventShown): string {
  if (before === null) return paymentDetailsWords.began(statusWords[after]);
  if (before === after) return paymentDetailsWords.stayed(statusWords[after]);
  return paymentDetailsWords.became(statusWords[before], statusWords[after]);
}
