import type { MailsToRetry, OutgoingMail } from "@iep-insider/sdk/contract";
import { mailKindName, mailWords, retryWords } from "../../../content/admin/mails.ts";
import { ConfirmAction } from "../../../forms/ConfirmAction.tsx";
import { mailCalls, refetchMails } from "./mailCalls.ts";

/** Has one mail sent again. */
export function Retry({ mail: { id, kind, to } }: { readonly mail: OutgoingMail }) {
  const words = retryWords.one;
  return (
    <ConfirmAction
      words={{
        ...words,
        text: words.text(mailKindName(kind), to ?? mailWords.noAddress),
        done: retryWords.outcomes.queued,
      }}
      onDo={async () => {
        const { outcome } = await mailCalls.retryMail({ id });
        await refetchMails();
        return retryWords.outcomes[outcome];
      }}
    />
  );
}

/** Has all of them sent again, as many as one call takes. */
export function RetryAll({ state }: MailsToRetry) {
  return (
    <ConfirmAction
      words={{ ...retryWords[state], done: retryWords.done(0, false) }}
      onDo={async () => {
        const { retried, hasMore } = await mailCalls.retryMails({ state });
        await refetchMails();
        return retryWords.done(retried, hasMore);
      }}
    />
  );
}
