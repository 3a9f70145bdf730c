import { ApiError } from "@iep-insider/sdk/client";
import type { ContactList } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryClient } from "../../../app/account/queryClient.ts";
import { useSessionToken } from "../../../app/useSessionToken.ts";
import { contactSubmissions } from "../../../content/admin/contacts.ts";
import { Waiting } from "../../../forms/Waiting.tsx";
import { OperatorsOnly } from "../frame/OperatorsOnly.tsx";
import { Figures } from "../kit/Figures.tsx";
import { relativeTime } from "../kit/relativeTime.ts";
import { ContactCard } from "./ContactCard.tsx";
import { contactsQuery } from "./contactsQuery.ts";

/** The list: on its way, failed, empty, or there, and then kept up to date without anything moving. */
export function Contacts() {
  const token = useSessionToken();
  const { data, error, isFetching, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery(
    contactsQuery(token),
    queryClient,
  );
  useNoticedReturn();
  // The role may have gone since the page was opened.
  if (error instanceof ApiError && error.code === "forbidden") return <OperatorsOnly />;
  if (!data)
    return (
      <>
        {error ? (
          <Failed isBusy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Waiting label={contactSubmissions.loading} />
        )}
      </>
    );
  const words = contactSubmissions.stats;
  const now = new Date(Math.max(dataUpdatedAt, errorUpdatedAt));
  return (
    <>
      <Figures
        figures={[
          [words.total, data.total.toLocaleString("en-US")],
          [words.today, data.today.toLocaleString("en-US")],
          [
            words.newest,
            data.newest === null ? contactSubmissions.none : relativeTime(new Date(data.newest), now),
          ],
        ]}
      />
      <AsOf time={new Date(dataUpdatedAt)} isFailed={error !== null} />
      <List {...data} now={now} />
    </>
  );
}

/** Lets the queries know when this tab is looked at again, so that a list which is old by then is asked for at once. */
function useNoticedReturn(): void {
  useEffect(() => {
    queryClient.mount();
    return () => queryClient.unmount();
  }, []);
}

function Failed({ isBusy, onRetry }: { readonly isBusy: boolean; readonly onRetry: () => void }) {
  return (
    <>
      <Notice tone="stop" role="alert" title={contactSubmissions.failedTitle}>
        <p>{contactSubmissions.failedText}</p>
        <p>
          <Button onClick={onRetry}>{contactSubmissions.retry}</Button>
        </p>
      </Notice>
      {isBusy ? <Waiting label={contactSubmissions.loading} /> : null}
    </>
  );
}

/** One line in the same place, whether the last try went well or not. */
function AsOf({ time, isFailed }: { readonly time: Date; readonly isFailed: boolean }) {
  const at = clock.format(time);
  return (
    <p className={tw`min-h-[3.5rem] sm:min-h-[1.75rem] text-sm text-quiet`}>
      <span role="status" className={tw`text-caution font-medium`}>
        {isFailed ? contactSubmissions.notChecked(at) : ""}
      </span>
      {isFailed ? null : contactSubmissions.checked(at)}
    </p>
  );
}

const clock = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", second: "2-digit" });

function List({ contacts, total, now }: ContactList & { readonly now: Date }) {
  if (contacts.length === 0)
    return (
      <section className={tw`flex flex-col gap-2 rounded border border-line px-5 sm:px-8 py-10`}>
        <h2 className={`dash-heading ${tw`font-heading text-xl`}`}>{contactSubmissions.emptyTitle}</h2>
        <p className={tw`max-w-text text-quiet`}>{contactSubmissions.emptyText}</p>
      </section>
    );
  return (
    <>
      <ul aria-label={contactSubmissions.listLabel} className={tw`flex flex-col gap-4`}>
        {contacts.map((contact) => (
          <ContactCard key={contact.id} contact={contact} now={now} />
        ))}
      </ul>
      {contacts.length < total ? (
        <p className={tw`text-quiet`}>{contactSubmissions.first(contacts.length, total)}</p>
      ) : null}
    </>
  );
}
