import {
  adminMails,
  type MailList as Listed,
  type MailsToList,
  mailFilters,
  mailKinds,
  type OutgoingMail,
} from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Notice } from "@iep-insider/sdk/ui";
import { adminSections } from "../../../content/admin/frame.ts";
import { mailKindWords, mailWords } from "../../../content/admin/mails.ts";
import { AdminPage } from "../frame/AdminPage.tsx";
import { Figures } from "../kit/Figures.tsx";
import type { Resource } from "../kit/Resource.ts";
import { ResourceList } from "../kit/ResourceList.tsx";
import { mailCalls } from "./mailCalls.ts";
import { mailColumns, RetryAll, timeUntil } from "./mailColumns.tsx";

const { filters } = mailWords;
const mails: Resource<MailsToList, OutgoingMail, Listed> = {
  id: "mails",
  path: adminSections.mails.path,
  call: adminMails.listMails,
  load: mailCalls.listMails,
  words: mailWords,
  filters: [
    {
      name: "state",
      label: filters.state,
      options: mailFilters.map((state) => [state, mailWords.states[state]]),
    },
    { name: "kind", label: filters.kind, options: mailKinds.map((kind) => [kind, mailKindWords[kind]]) },
  ],
  columns: mailColumns,
};

/** The queue is processed every minute, so mail this overdue means that no process is sending. */
const stuckAfter = 10 * 60_000;

/** Outgoing mail: waiting, sent and failed, with retries. */
export function Component() {
  return (
    <AdminPage section="mails" lead={mailWords.lead} waiting={mailWords.loading}>
      <MailList />
    </AdminPage>
  );
}

function MailList() {
  return (
    <ResourceList resource={mails} summary={({ figures }, now) => <Queue figures={figures} now={now} />} />
  );
}

function Queue({ figures, now }: Pick<Listed, "figures"> & { readonly now: Date }) {
  const { waiting, firstDue, givenUp } = figures;
  const due = firstDue === null ? null : new Date(firstDue);
  const words = mailWords.figures;
  return (
    <>
      <Figures
        figures={[
          [words.waiting, waiting.toLocaleString("en-US")],
          [words.firstDue, due ? timeUntil(due, now) : words.none],
          [words.givenUp, givenUp.toLocaleString("en-US")],
        ]}
      />
      {due && now.getTime() - due.getTime() > stuckAfter ? (
        <Notice tone="caution">
          <p>{mailWords.stuck}</p>
        </Notice>
      ) : null}
      {waiting + givenUp > 0 ? (
        <div className={tw`flex flex-wrap gap-3`}>
          {waiting > 0 ? <RetryAll state="waiting" /> : null}
          {givenUp > 0 ? <RetryAll state="given_up" /> : null}
        </div>
      ) : null}
    </>
  );
}
