import type { CaseSync, SyncStatus } from "@iep-insider/sdk/case/sync";
import type { Vault } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryClient } from "../../../app/account/queryClient.ts";
import type { SentFrom } from "../../../app/account/sentFrom.ts";
import { useSessionToken } from "../../../app/useSessionToken.ts";
import {
  joinWords,
  keyChangeWords,
  stopWords,
  syncFailures,
  syncPage as words,
} from "../../../content/caseSync.ts";
import { ConfirmAction } from "../../../forms/ConfirmAction.tsx";
import { LabelledLink } from "../../../forms/LabelledLink.tsx";
import { LoadFailure } from "../../../forms/LoadFailure.tsx";
import { PageSection } from "../../../text/PageSection.tsx";
import { CasePage } from "../CasePage.tsx";
import { Join } from "./Join.tsx";
import { NewCodeSection, NewPassphraseSection } from "./KeyChanges.tsx";
import { SyncStatusLine } from "./SyncStatusLine.tsx";
import { TurnOn } from "./TurnOn.tsx";
import { useCaseSync } from "./useCaseSync.ts";

/** Sync of the case between devices: on, off, and everything about its keys (ADR 77). */
export function Component() {
  return (
    <CasePage title={words.title} lead={words.lead}>
      <Content />
      <WhatWeSee />
    </CasePage>
  );
}

function Content() {
  const token = useSessionToken();
  const { sync, status } = useCaseSync(true);
  if (token === undefined || !sync) return <p role="status">{words.loading}</p>;
  const isOn = status.kind !== "off";
  return (
    <>
      <div role="status">{isOn ? <SyncStatusLine status={status} /> : null}</div>
      {token ? <OfAccount key={token} token={token} sync={sync} status={status} /> : <SignIn />}
      {isOn && !(token && isSettled(status)) ? <Stop sync={sync} vault={null} /> : null}
    </>
  );
}

function SignIn() {
  const state: SentFrom = { from: "/case/sync" };
  return <LabelledLink before={words.signedOut} to="/login" state={state} label={words.signIn} />;
}

interface OfAccountProps {
  readonly token: string;
  readonly sync: CaseSync;
  readonly status: SyncStatus;
}

function OfAccount({ token, sync, status }: OfAccountProps) {
  const [isStartingOver, setStartingOver] = useState(false);
  // Which synced case there is depends on what this device did last.
  const queryKey = [
    "/api/case-sync",
    token,
    status.kind === "off",
    status.kind === "locked",
    status.kind === "gone",
  ];
  const known = useQuery({ queryKey, queryFn: () => sync.vault(), staleTime: 0, gcTime: 0 }, queryClient);
  if (known.data === undefined)
    return (
      <>
        {known.isError ? (
          <LoadFailure title={syncFailures.load} onRetry={() => void known.refetch()} />
        ) : (
          <p role="status">{words.loading}</p>
        )}
        {/* Without a connection, too. */}
        {isSettled(status) ? <Stop sync={sync} vault={null} /> : null}
      </>
    );
  const vault = known.data;
  if (vault === null) return <TurnOn sync={sync} before={null} />;
  if (status.kind === "off" || status.kind === "locked") return <Join sync={sync} vault={vault} />;
  if (isStartingOver) {
    const finish = () => {
      setStartingOver(false);
      void known.refetch();
    };
    return <TurnOn sync={sync} before={vault} onDone={finish} />;
  }
  return (
    <>
      <NewPassphraseSection sync={sync} />
      <NewCodeSection sync={sync} />
      <PageSection title={keyChangeWords.startOver.title} closedWith={joinWords.neither.button}>
        <p className={tw`max-w-text`}>{keyChangeWords.startOver.text}</p>
        <div>
          <Button onClick={() => setStartingOver(true)}>{joinWords.neither.button}</Button>
        </div>
      </PageSection>
      <Stop sync={sync} vault={vault} />
    </>
  );
}

/** @param vault the synced case, where this device can delete it. */
function Stop({ sync, vault }: { readonly sync: CaseSync; readonly vault: Vault | null }) {
  return (
    <PageSection title={stopWords.title} lead={stopWords.lead}>
      <div className={tw`flex flex-wrap gap-3`}>
        <ConfirmAction words={stopWords.here} onDo={() => sync.stopHere()} />
        {vault ? (
          <ConfirmAction words={stopWords.everywhere} onDo={() => sync.deleteFromServer(vault)} />
        ) : null}
      </div>
    </PageSection>
  );
}

/** Whether the settings are shown, which end with the ways to stop. */
function isSettled({ kind }: SyncStatus): boolean {
  return !["off", "locked", "gone", "signed-out"].includes(kind);
}

function WhatWeSee() {
  return (
    <PageSection title={words.knows.title}>
      <ul className={tw`list-disc pl-6 max-w-text`}>
        {words.knows.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className={tw`max-w-text`}>{words.knows.not}</p>
    </PageSection>
  );
}
