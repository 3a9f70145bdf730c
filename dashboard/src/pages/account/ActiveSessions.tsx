import type { ActiveSession } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { longDate } from "../../app/account/longDate.ts";
import { queryClient } from "../../app/account/queryClient.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import { useSessionToken } from "../../app/useSessionToken.ts";
import { security } from "../../content/account.ts";
import { accountToasts, failureWords } from "../../content/accounts.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { LoadFailure } from "../../forms/LoadFailure.tsx";
import { useAction } from "../../forms/useAction.ts";
import { Waiting } from "../../forms/Waiting.tsx";
import { activeSessionsQuery, refreshSessions } from "./activeSessionsQuery.ts";
import { Part } from "./Part.tsx";

const words = security.sessions;

/** Signed-in browsers, each with a button to sign it out. */
export function ActiveSessions({ isShown }: { readonly isShown: boolean }) {
  const token = useSessionToken();
  const { data, isError, refetch } = useQuery(activeSessionsQuery(token, isShown), queryClient);
  return (
    <Part title={words.title} lead={words.lead}>
      {data ? (
        <List sessions={data} />
      ) : isError ? (
        <LoadFailure title={words.failed} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </Part>
  );
}

function List({ sessions }: { readonly sessions: readonly ActiveSession[] }) {
  const list = useRef<HTMLUListElement>(null);
  // The pressed button was removed.
  const focusList = () => list.current?.focus();
  const endOthers = useAction(failureWords.sessions, async () => {
    await server.endOtherSessions();
    await refreshSessions();
    toasts.show({ ...accountToasts.sessionsEnded, tone: "good" });
    focusList();
  });
  return (
    <>
      <ul ref={list} tabIndex={-1} className={tw`flex flex-col border-b border-line`}>
        {sessions.map((session) => (
          <Row key={session.id} session={session} onEnded={focusList} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div className={tw`flex flex-col sm:flex-row`}>
          <Button onClick={endOthers.run} disabled={endOthers.isBusy}>
            {words.endOthers}
          </Button>
        </div>
      ) : (
        <p className={tw`text-quiet`}>{words.only}</p>
      )}
      <FailureNotice failure={endOthers.failure} />
    </>
  );
}

function Row({ session, onEnded }: { readonly session: ActiveSession; readonly onEnded: () => void }) {
  const end = useAction(failureWords.sessions, async () => {
    // If it has already ended, the list is outdated.
    await server.endSession({ id: session.id }).finally(refreshSessions);
    toasts.show({ ...accountToasts.sessionEnded, tone: "good" });
    onEnded();
  });
  const device = deviceInWords(session.device);
  const since = longDate(session.createdAt) ?? "";
  const lastUsed = longDate(session.lastUsedAt) ?? "";
  return (
    <li className={tw`flex flex-col gap-2 border-t border-line py-3`}>
      <div className={tw`flex flex-wrap items-center justify-between gap-x-6 gap-y-2 min-h-[2.75rem]`}>
        <div className={tw`flex flex-col min-w-0`}>
          <p className={tw`flex flex-wrap items-center gap-x-3`}>
            <span className={tw`font-medium`}>{device}</span>
            {session.isCurrent ? (
              <span className={tw`text-sm font-medium text-good`}>{words.thisOne}</span>
            ) : null}
          </p>
          <p className={tw`text-sm text-quiet`}>{words.used(since, lastUsed)}</p>
        </div>
        {session.isCurrent ? null : (
          <Button onClick={end.run} disabled={end.isBusy} aria-label={words.endNamed(device, since)}>
            {words.end}
          </Button>
        )}
      </div>
      <FailureNotice failure={end.failure} />
    </li>
  );
}

/** @param device from the server: "Chrome on Windows", or as much of it as the browser says. */
function deviceInWords(device: string | null): string {
  const [browser, system] = device?.split(" on ") ?? [];
  if (!browser) return words.unknownDevice;
  return system ? words.device(browser, system) : browser;
}
