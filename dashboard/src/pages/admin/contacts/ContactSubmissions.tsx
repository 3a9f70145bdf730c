import { ApiError } from "@iep-insider/sdk/client";
import { adminContacts, type ContactList } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Notice } from "@iep-insider/sdk/ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryClient } from "../../../app/account/queryClient.ts";
import { useSessionToken } from "../../../app/useSessionToken.ts";
import { contactSubmissions } from "../../../content/admin/contacts.ts";
import { adminSections } from "../../../content/admin/frame.ts";
import { listWords } from "../../../content/admin/kit.ts";
import { LoadFailure } from "../../../forms/LoadFailure.tsx";
import { Waiting } from "../../../forms/Waiting.tsx";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { AdminPage } from "../frame/AdminPage.tsx";
import { OperatorsOnly } from "../frame/OperatorsOnly.tsx";
import { CsvButton } from "../kit/CsvButton.tsx";
import { Figures } from "../kit/Figures.tsx";
import { ListFilters } from "../kit/ListFilters.tsx";
import { Pager } from "../kit/Pager.tsx";
import { fieldsOf, fileQueryOf, queryOf } from "../kit/Resource.ts";
import { useListPlace } from "../kit/useListPlace.ts";
import { relativeTime } from "../kit/When.tsx";
import { ContactCards, contactListId } from "./ContactCards.tsx";
import { contactNarrowing, contactsQuery } from "./contactsQuery.ts";

/** The messages from the contact form. */
export function Component() {
  return (
    <AdminPage section="contacts" lead={contactSubmissions.lead} waiting={contactSubmissions.loading}>
      <Contacts />
    </AdminPage>
  );
}

/** The list, refetched regularly without anything moving. */
function Contacts() {
  const token = useSessionToken();
  const place = useListPlace(adminSections.contacts.path, fieldsOf(contactNarrowing));
  const query = contactsQuery(token, queryOf(contactNarrowing, place.values));
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery(
    query,
    queryClient,
  );
  useNoticedReturn();
  // The role may have been removed since the page was opened.
  if (error instanceof ApiError && error.code === "forbidden") return <OperatorsOnly />;
  if (!data && !error) return <Waiting label={contactSubmissions.loading} />;
  const now = new Date(Math.max(dataUpdatedAt, errorUpdatedAt));
  return (
    <>
      {data ? <Stats list={data} now={now} /> : null}
      <ListFilters list={contactNarrowing} place={place}>
        <CsvButton
          path={adminContacts.exportContacts.path}
          query={fileQueryOf(contactNarrowing, place.values)}
        />
      </ListFilters>
      {data ? (
        <div aria-busy={isPlaceholderData} className={tw`flex flex-col gap-6`}>
          <AsOf waiting={data.waiting} time={new Date(dataUpdatedAt)} isFailed={error !== null} />
          <ContactCards contacts={data.contacts} place={place} now={now} />
          <Pager ends={data} place={place} listId={contactListId} />
        </div>
      ) : (
        <Failed
          isLost={error instanceof ApiError && error.fields["cursor"] !== undefined}
          start={place.addressOf(null)}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}

function Stats({ list, now }: { readonly list: ContactList; readonly now: Date }) {
  const words = contactSubmissions.stats;
  const newest = list.newest === null ? contactSubmissions.none : relativeTime(new Date(list.newest), now);
  return (
    <Figures
      figures={[
        [words.total, list.total.toLocaleString("en-US")],
        [words.today, list.today.toLocaleString("en-US")],
        [words.newest, newest],
      ]}
    />
  );
}

/** Refetches an outdated list when this tab becomes visible again. */
function useNoticedReturn(): void {
  useEffect(() => {
    queryClient.mount();
    return () => queryClient.unmount();
  }, []);
}

interface FailedProps {
  /** Whether the cursor in the URL is invalid. */
  readonly isLost: boolean;
  readonly start: string;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

function Failed({ isLost, start, isBusy, onRetry }: FailedProps) {
  if (isLost)
    return (
      <Notice tone="caution" role="alert" title={listWords.lostTitle}>
        <p>{listWords.lostText}</p>
        <p>
          <SiteLink to={start}>{listWords.toFirst}</SiteLink>
        </p>
      </Notice>
    );
  return (
    <>
      <LoadFailure
        title={contactSubmissions.failedTitle}
        text={contactSubmissions.failedText}
        retry={contactSubmissions.retry}
        onRetry={onRetry}
      />
      {isBusy ? <Waiting label={contactSubmissions.loading} /> : null}
    </>
  );
}

interface AsOfProps {
  readonly waiting: number;
  readonly time: Date;
  readonly isFailed: boolean;
}

/** The number of unanswered messages and the time of the update, in the same place after a failure. */
function AsOf({ waiting, time, isFailed }: AsOfProps) {
  const at = clock.format(time);
  return (
    <div className={tw`flex flex-col gap-1`}>
      <p className={tw`font-medium`}>{contactSubmissions.waiting(waiting)}</p>
      <p className={tw`min-h-[3.5rem] sm:min-h-[1.75rem] text-sm text-quiet`}>
        <span role="status" className={tw`text-caution font-medium`}>
          {isFailed ? contactSubmissions.notChecked(at) : ""}
        </span>
        {isFailed ? null : contactSubmissions.checked(at)}
      </p>
    </div>
  );
}

const clock = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", second: "2-digit" });
