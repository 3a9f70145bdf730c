import type { MailState, OutgoingMail } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Tipped } from "../../../app/tooltips/Tipped.tsx";
import { failureSentence, mailKindName, mailStateWords, mailWords } from "../../../content/admin/mails.ts";
import type { Columns } from "../kit/DataTable.tsx";
import { exactTime } from "../kit/exactTime.ts";
import { When } from "../kit/When.tsx";
import { Retry } from "./Retry.tsx";
import { timeUntil } from "./timeUntil.ts";

const { heads } = mailWords;

export const mailColumns = (now: Date): Columns<OutgoingMail> => [
  { head: heads.kind, cell: ({ kind }) => mailKindName(kind) },
  { head: heads.to, cell: ({ to }) => to ?? <span className={tw`text-quiet`}>{mailWords.noAddress}</span> },
  { head: heads.written, cell: ({ writtenAt }) => <Moment at={writtenAt} now={now} /> },
  { head: heads.state, cell: (mail) => <State mail={mail} now={now} /> },
];

/** A moment that may also be still to come. */
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

/** How long it is worth sending, or why it is not any more. */
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
