import { type OwnPartner, partners } from "@iep-insider/sdk/contract";
import { useEffect, useState } from "react";
import { serverCalls } from "../../app/server.ts";
import { useSessionToken } from "../../app/useSessionToken.ts";

const server = serverCalls({ getPartner: partners.getPartner });

/** What the embed builder needs of the signed-in user's organization. */
export interface OwnSite {
  readonly name: string;
  readonly siteKey: string;
  readonly settings: OwnPartner["settings"];
}

/** @returns null for users without an approved site, and on failure: a key can be typed, too. */
export function useOwnSite(): OwnSite | null {
  const token = useSessionToken();
  const [known, setKnown] = useState<{ readonly token: string; readonly site: OwnSite | null } | null>(null);
  useEffect(() => {
    if (!token) return;
    let isWanted = true;
    server.getPartner().then(
      ({ partner }) => {
        if (isWanted) setKnown({ token, site: partner && siteOf(partner) });
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [token]);
  return known && known.token === token ? known.site : null;
}

function siteOf({ status, active, name, keys, settings }: OwnPartner): OwnSite | null {
  const current = keys.find(({ isCurrent }) => isCurrent);
  if (status !== "approved" || !active || !current) return null;
  return { name: settings.brand.name || name, siteKey: current.siteKey, settings };
}
