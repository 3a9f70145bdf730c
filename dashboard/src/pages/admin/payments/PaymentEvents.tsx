import type { PaymentEventShown } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import {
  eventWords,
  paymentDetailsWords,
  sourceWords,
  statusWords,
} from "../../../content/admin/payments.ts";
import { When } from "../kit/When.tsx";
import { DetailsSection } from "./DetailsSection.tsx";

interface Props {
  readonly events: readonly PaymentEventShown[];
  readonly now: Date;
}

/** The payment's history; or a note that no events were recorded. */
export function PaymentEvents({ events, now }: Props) {
  const [first] = events;
  return (
    <DetailsSection title={paymentDetailsWords.events}>
      {first === undefined ? <p className={tw`text-quiet`}>{paymentDetailsWords.noEvents}</p> : null}
      {first && first.before !== null ? <p className={tw`text-quiet`}>{paymentDetailsWords.gap}</p> : null}
      {first === undefined ? null : (
        <ol className={tw`flex flex-col gap-4`}>
          {events.map((event, index) => (
            // Nothing is ever put in before another, and two can be alike.
            // biome-ignore lint/suspicious/noArrayIndexKey: the position among the events is what tells them apart.
            <li key={index} className={tw`flex flex-col border-l-2 border-line pl-4`}>
              <Event event={event} now={now} />
            </li>
          ))}
        </ol>
      )}
    </DetailsSection>
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
