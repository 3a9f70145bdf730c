import type { SiteConnection } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { longDate } from "../../app/account/longDate.ts";
import { queryClient } from "../../app/account/queryClient.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import { useSessionToken } from "../../app/useSessionToken.ts";
import { connectedSites, connectFailure } from "../../content/connect.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { LoadFailure } from "../../forms/LoadFailure.tsx";
import { useAction } from "../../forms/useAction.ts";
import { Waiting } from "../../forms/Waiting.tsx";
import { Part } from "./Part.tsx";

const words = connectedSites;
const path = "/api/access/connections";

/** Sites that use the subscription, each with a button to disconnect it. */
export function ConnectedSites({ isShown }: { readonly isShown: boolean }) {
  const token = useSessionToken();
  const list = useRef<HTMLDivElement>(null);
  const sites = useQuery(
    {
      queryKey: [path, token],
      queryFn: async () => (await server.listConnections()).connections,
      enabled: isShown && Boolean(token),
      staleTime: 0,
    },
    queryClient,
  );
  return (
    <Part title={words.title} lead={words.lead}>
      {/* What was pressed is gone after it. */}
      <div ref={list} tabIndex={-1}>
        {sites.data ? (
          <List sites={sites.data} onEnded={() => list.current?.focus()} />
        ) : sites.isError ? (
          <LoadFailure title={words.failed} onRetry={() => void sites.refetch()} />
        ) : (
          <Waiting />
        )}
      </div>
    </Part>
  );
}

interface ListProps {
  readonly sites: readonly SiteConnection[];
  readonly onEnded: () => void;
}

function List({ sites, onEnded }: ListProps) {
  if (sites.length === 0) return <p className={tw`text-quiet`}>{words.none}</p>;
  return (
    <ul className={tw`flex flex-col border-b border-line`}>
      {sites.map((site) => (
        <Row key={site.id} site={site} onEnded={onEnded} />
      ))}
    </ul>
  );
}

function Row({ site, onEnded }: { readonly site: SiteConnection; readonly onEnded: () => void }) {
  const end = useAction(connectFailure, async () => {
    // If it has already ended, the list is outdated.
    const refresh = () => queryClient.invalidateQueries({ queryKey: [path] });
    await server.endConnection({ id: site.id }).finally(refresh);
    toasts.show({ ...words.ended, tone: "good" });
    onEnded();
  });
  const place = site.origin === null ? words.framed : new URL(site.origin).host;
  return (
    <li className={tw`flex flex-col gap-2 border-t border-line py-3`}>
      <div className={tw`flex flex-wrap items-center justify-between gap-x-6 gap-y-2 min-h-[2.75rem]`}>
        <div className={tw`flex flex-col min-w-0`}>
          <p className={tw`font-medium break-words`}>{site.site}</p>
          <p className={tw`text-sm text-quiet break-words`}>
            {place}. {words.since(longDate(site.since) ?? "")}
          </p>
        </div>
        <Button onClick={end.run} disabled={end.isBusy} aria-label={words.endNamed(site.site)}>
          {words.end}
        </Button>
      </div>
      <FailureNotice failure={end.failure} />
    </li>
  );
}
