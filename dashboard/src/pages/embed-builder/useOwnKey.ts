import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Choosing } from "./useChoosing.ts";
import type { OwnSite } from "./useOwnSite.ts";

/**
 * Fills in the signed-in partner's own site key once, and the iframe where its tools are shown in one only: an owner who
 * clears it wants it empty. The history entry remembers that, so that a reload does not fill it in again.
 */
export function useOwnKey({ settled }: Choosing, site: OwnSite | null): void {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const siteKey = site?.siteKey ?? null;
  const isFrameOnly = site?.settings.frameOnly ?? false;
  const isDone = wasOffered(state);
  useEffect(() => {
    if (siteKey === null || isDone) return;
    const query = new URLSearchParams(search);
    if (settled.siteKey === null) query.set("site-key", siteKey);
    if (isFrameOnly) query.set("render", "iframe");
    navigate(`?${query}`, { replace: true, preventScrollReset: true, state: offered });
  }, [siteKey, isFrameOnly, isDone, settled.siteKey, search, navigate]);
}

const offered = { ownKeyOffered: true } as const;

function wasOffered(state: unknown): boolean {
  return typeof state === "object" && state !== null && "ownKeyOffered" in state;
}
