import { reminders as calls, mostReminders, type Reminder } from "@iep-insider/sdk/contract";
import { neutralSubject } from "@iep-insider/sdk/law/deadlines";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { queryClient } from "../../../app/account/queryClient.ts";
import { serverCalls } from "../../../app/server.ts";
import { useSessionToken } from "../../../app/useSessionToken.ts";
import { remindersContent as words } from "../../../content/deadlines.ts";
import { CopyButton } from "../../../forms/CopyButton.tsx";
import { FailureNotice } from "../../../forms/FailureNotice.tsx";
import { LabelledLink } from "../../../forms/LabelledLink.tsx";
import { LoadFailure } from "../../../forms/LoadFailure.tsx";
import { useAction } from "../../../forms/useAction.ts";
import { PageSection } from "../../../text/PageSection.tsx";
import type { DeadlineItem } from "./deadlineItems.ts";

const server = serverCalls(calls);

interface Props {
  readonly items: readonly DeadlineItem[];
  readonly now: Date;
}

/** Reminders by email, for accounts. Only dates and neutral words leave the device, and only once turned on. */
export function Reminders(props: Props) {
  const token = useSessionToken();
  if (token === undefined) return null;
  return (
    <PageSection title={words.title} lead={words.lead}>
      {token ? (
        <OfAccount key={token} token={token} {...props} />
      ) : (
        <LabelledLink before={words.needsAccount} to="/login" label={words.signIn} />
      )}
    </PageSection>
  );
}

function OfAccount({ items, now, token }: Props & { readonly token: string }) {
  const queryKey = ["/api/reminders", token];
  const kept = useQuery({ queryKey, queryFn: () => server.getReminders(), staleTime: 0 }, queryClient);
  const refresh = () => queryClient.invalidateQueries({ queryKey });
  const wanted = remindersFor(items, now);
  const put = useAction(words.failures.put, async () => {
    queryClient.setQueryData(queryKey, await server.putReminders({ reminders: wanted }));
  });
  const end = useAction(words.failures.end, () => server.deleteReminders().finally(refresh));
  const isOld = kept.data?.isOn === true && !isSame(kept.data.reminders, wanted, now);
  const keys = keysOf(wanted);
  const tried = useRef("");
  const update = put.run;
  // The list changed on this device. Once per list: a server that keeps another one is not asked forever.
  useEffect(() => {
    if (!isOld || put.isBusy || end.isBusy || tried.current === keys) return;
    tried.current = keys;
    update();
  }, [isOld, put.isBusy, end.isBusy, keys, update]);

  if (kept.isError) return <LoadFailure title={words.failures.load} onRetry={() => void kept.refetch()} />;
  if (!kept.data) return <p role="status">{words.loading}</p>;
  return (
    <>
      <p role="status">{kept.data.isOn ? words.on(wanted.length) : words.off}</p>
      <div className={tw`flex flex-wrap gap-2`}>
        {kept.data.isOn ? (
          <Button kind="quiet" aria-disabled={end.isBusy} onClick={end.run}>
            {words.turnOff}
          </Button>
        ) : (
          <Button aria-disabled={put.isBusy} onClick={put.run}>
            {words.turnOn}
          </Button>
        )}
      </div>
      <FailureNotice failure={put.failure ?? end.failure} />
      {kept.data.isOn ? <Feed hasFeed={kept.data.hasFeed} onChange={refresh} /> : null}
    </>
  );
}

/** A private address that a calendar fetches by itself. It is shown once, since we keep only its hash. */
function Feed({ hasFeed, onChange }: { readonly hasFeed: boolean; readonly onChange: () => Promise<void> }) {
  const [url, setUrl] = useState<string | null>(null);
  const create = useAction(words.failures.feed, async () => {
    setUrl((await server.createFeed()).url);
    await onChange();
  });
  const end = useAction(words.failures.feed, async () => {
    await server.deleteFeed();
    setUrl(null);
    await onChange();
  });
  return (
    <div className={tw`flex flex-col gap-2`}>
      <p className={tw`max-w-text`}>{words.feed}</p>
      {url ? (
        <>
          <p className={`dash-breakable ${tw`rounded bg-wash px-3 py-2`}`}>{url}</p>
          <p className={tw`text-quiet`}>{words.feedOnce}</p>
        </>
      ) : null}
      <div className={tw`flex flex-wrap gap-2`}>
        {url ? <CopyButton kind="plain" label={words.copyFeed} text={url} /> : null}
        <Button kind="quiet" aria-disabled={create.isBusy} onClick={create.run}>
          {hasFeed ? words.newFeed : words.makeFeed}
        </Button>
        {hasFeed ? (
          <Button kind="quiet" aria-disabled={end.isBusy} onClick={end.run}>
            {words.endFeed}
          </Button>
        ) : null}
      </div>
      <FailureNotice failure={create.failure ?? end.failure} />
    </div>
  );
}

/** What is sent: open deadlines whose mail is still to be written, the nearest first. */
export function remindersFor(items: readonly DeadlineItem[], now: Date): readonly Reminder[] {
  const all = items.flatMap(({ group, deadline: { id, date } }) =>
    group === "done" || date === null || !isAhead(date, now)
      ? []
      : [{ subject: neutralSubject(id), day: date }],
  );
  // The letters for several deadlines may have one day and one word.
  const distinct = new Map(all.map((reminder) => [keyOf(reminder), reminder]));
  return [...distinct.values()].slice(0, mostReminders);
}

function isSame(kept: readonly Reminder[], wanted: readonly Reminder[], now: Date): boolean {
  return keysOf(kept.filter(({ day }) => isAhead(day, now))) === keysOf(wanted);
}

function keysOf(reminders: readonly Reminder[]): string {
  return reminders.map(keyOf).sort().join();
}

function keyOf({ subject, day }: Reminder): string {
  return `${day} ${subject}`;
}

/** After tomorrow (UTC), when the server writes the emails of the next day; and no more than four years ahead. */
function isAhead(day: string, now: Date): boolean {
  const tomorrow = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
  return day > tomorrow && Number(day.slice(0, 4)) < now.getUTCFullYear() + 4;
}
