import { adminMails, type MailList as Listed, mailFilters, mailKinds } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Notice } from "@iep-insider/sdk/ui";
import { adminSections } from "../../../content/admin/frame.ts";
import { mailKindWords, mailWords } from "../../../content/admin/mails.ts";
import { AskedFor } from "../kit/AskedFor.tsx";
import { Figures } from "../kit/Figures.tsx";
import { FilterSelect } from "../kit/FilterSelect.tsx";
import { NothingHere } from "../kit/NothingHere.tsx";
import { Pager } from "../kit/Pager.tsx";
import { useAsked } from "../kit/useAsked.ts";
import { type ListPlace, useListPlace } from "../kit/useListPlace.ts";
import { MailTable } from "./MailTable.tsx";
import { askedBy, type MailField, mailCalls, mailFields } from "./mailsQuery.ts";
import { RetryAll } from "./Retry.tsx";
import { timeUntil } from "./timeUntil.ts";

const { path } = adminSections.mails;
const listId = "mails";

/** So long overdue is a mail only when no process sends: they look every minute. */
const stuckAfter = 10 * 60_000;

export function MailList() {
  const place = useListPlace(path, mailFields);
  const asked = useAsked(adminMails.listMails.path, askedBy(place.values), mailCalls.listMails);
  return (
    <>
      <Filters place={place} />
      <AskedFor asked={asked} waiting={mailWords.loading} start={path}>
        {(mails) => <Shown mails={mails} place={place} now={new Date(asked.answeredAt)} />}
      </AskedFor>
    </>
  );
}

function Filters({ place: { values, change } }: { readonly place: ListPlace<MailField> }) {
  return (
    <div className="dash-narrowing">
      <FilterSelect
        label={mailWords.filters.state}
        value={values.state}
        options={mailFilters.map((state) => [state, mailWords.states[state]])}
        onChange={(state) => change({ state })}
      />
      <FilterSelect
        label={mailWords.filters.kind}
        value={values.kind}
        options={mailKinds.map((kind) => [kind, mailKindWords[kind]])}
        onChange={(kind) => change({ kind })}
      />
    </div>
  );
}

interface ShownProps {
  readonly mails: Listed;
  readonly place: ListPlace<MailField>;
  readonly now: Date;
}

function Shown({ mails, place, now }: ShownProps) {
  const { waiting, firstDue, givenUp } = mails.figures;
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
      {mails.rows.length > 0 ? (
        <>
          <MailTable id={listId} rows={mails.rows} now={now} />
          <Pager ends={mails} place={place} listId={listId} />
        </>
      ) : place.isNarrowed ? (
        <NothingHere title={mailWords.nothingTitle} text={mailWords.nothingText} place={place} />
      ) : (
        <NothingHere title={mailWords.noneTitle} text={mailWords.noneText} />
      )}
    </>
  );
}
