import type { MailsToRetry, OutgoingMail } from "@iep-insider/sdk/contract";
import { mailKindName, mailWords, retryWords } from "../../../content/admin/mails.ts";
import { Deed } from "../../../forms/Deed.tsx";
import { askMailsAnew, mailCalls } from "./mailsQuery.ts";

/** Has one mail sent again. */
export function Retry({ mail: { id, kind, to } }: { readonly mail: OutgoingMail }) {
  const words = retryWords.one;
  return (
    <Deed
      words={{
        ...words,
        text: words.text(mailKindName(kind), to ?? mailWords.noAddress),
        done: retryWords.outcomes.queued,
      }}
      onDo={async () => {
        const { outcome } = await mailCalls.retryMail({ id });
        await askMailsAnew();
        return retryWords.outcomes[outcome];
      }}
    />
  );
}

/** Has all of them sent again, as many as one call takes. */
export function RetryAll({ state }: MailsToRetry) {
  return (
    <Deed
      words={{ ...retryWords[state], done: retryWords.done(0, false) }}
      onDo={async () => {
        const { retried, hasMore } = await mailCalls.retryMails({ state });
        await askMailsAnew();
        return retryWords.done(retried, hasMore);
      }}
    />
  );
}
