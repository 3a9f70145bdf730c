import type { MailState, MailsToRetry, OutgoingMail } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Tipped } from "../../../app/tooltips/Tipped.tsx";
import {
  failureSentence,
  mailKindName,
  mailStateWords,
  mailWords,
  retryWords,
} from "../../../content/admin/mails.ts";
import { ConfirmAction } from "../../../forms/ConfirmAction.tsx";
import type { Columns } from "../kit/DataTable.tsx";
import { exactTime, relativeTime, When } from "../kit/When.tsx";
import { mailCalls, refetchMails } from "./mailCalls.ts";

const { heads } = mailWords;

export const mailColumns = (now: Date): Columns<OutgoingMail> => [
  { head: heads.kind, cell: ({ kind }) => mailKindName(kind) },
  { head: heads.to, cell: ({ to }) => to ?? <span className={tw`text-quiet`}>{mailWords.noAddress}</span> },
  { head: heads.written, cell: ({ writtenAt }) => <Moment at={writtenAt} now={now} /> },
  { head: heads.state, cell: (mail) => <State mail={mail} now={now} /> },
];

/** A past or future time. */
function Moment({ at, now }: { readonly at: string; readonly now: Date }) {
  const time = new Date(at);
  if (time <= now) return <When at={at} now={now} />;
  return (
    <Tipped tip={exactTime(time)}>
      <time dateTime={at}>{timeUntil(time, now)}</time>
    </Tipped>
  );
}

function State({ mail, now }: { readonly mail: OutgoingMail; readonly now: Date }) {
  const { state, attempts, nextAttemptAt, failure, usefulUntil } = mail;
  const since = mail.sentAt ?? mail.givenUpAt;
  return (
    <div className={tw`flex flex-col items-start gap-1`}>
      <p>
        <span className={`${looks[state]} ${tw`font-medium`}`}>{mailStateWords[state]}</span>
        {since ? (
          <>
            {" "}
            <When at={since} now={now} />
          </>
        ) : null}
        {attempts > 0 ? `, ${mailWords.tries(attempts)}` : null}
      </p>
      {failure ? <p>{failureSentence(failure.reason, failure.reply)}</p> : null}
      {state === "waiting" && nextAttemptAt ? (
        <p className={tw`text-sm text-quiet`}>
          {mailWords.nextTry} <Moment at={nextAttemptAt} now={now} />
        </p>
      ) : null}
      {state === "sent" ? null : <Use until={usefulUntil} canRetry={mail.canRetry} state={state} now={now} />}
      {mail.canRetry ? <Retry mail={mail} /> : null}
    </div>
  );
}

interface UseProps {
  readonly until: string | null;
  readonly canRetry: boolean;
  readonly state: MailState;
  readonly now: Date;
}

/** Until when it makes sense to send it, or why it no longer does. */
function Use({ until, canRetry, state, now }: UseProps) {
  const isLate = until !== null && new Date(until) < now;
  if (until !== null && (isLate || canRetry))
    return (
      <p className={tw`text-sm text-quiet`}>
        {isLate ? mailWords.tooLate : mailWords.usefulUntil}{" "}
        <time dateTime={until}>{exactTime(new Date(until))}</time>
      </p>
    );
  return state === "given_up" && !canRetry ? (
    <p className={tw`text-sm text-quiet`}>{mailWords.contentGone}</p>
  ) : null;
}

const looks: Readonly<Record<MailState, string>> = {
  waiting: tw`text-quiet`,
  being_sent: tw`text-quiet`,
  sent: tw`text-good`,
  given_up: tw`text-stop`,
};

function Retry({ mail: { id, kind, to } }: { readonly mail: OutgoingMail }) {
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

/** Retries as many as one call accepts. */
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

const minute = 60_000;

/** "in 5 minutes", "now", "2 hours ago". Rounded up, so that nothing is due before it says so. */
export function timeUntil(time: Date, now: Date): string {
  const minutes = Math.ceil((time.getTime() - now.getTime()) / minute);
  if (minutes < 0) return relativeTime(time, now);
  if (minutes === 0) return mailWords.dueNow;
  if (minutes < 120) return mailWords.inTime(minutes === 1 ? "1 minute" : `${minutes} minutes`);
  const hours = Math.ceil(minutes / 60);
  return mailWords.inTime(hours < 48 ? `${hours} hours` : `${Math.ceil(hours / 24)} days`);
}
