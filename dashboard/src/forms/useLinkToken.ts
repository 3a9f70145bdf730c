import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../app/useHydrated.ts";

/**
 * The token of a link in a mail. It is taken out of the address at once, where others might read it, and stays in this
 * entry of the tab's history, so that a reload keeps it.
 * @returns null when the address has none; undefined while a pre-rendered page is taken over.
 */
export function useLinkToken(): string | null | undefined {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const inAddress = isHydrated ? new URLSearchParams(search).get("token") : null;

  useEffect(() => {
    if (inAddress !== null) void navigate(pathname, { replace: true, state: { token: inAddress } });
  }, [inAddress, pathname, navigate]);

  if (!isHydrated) return undefined;
  return inAddress ?? keptIn(state);
}

function keptIn(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("token" in state)) return null;
  return typeof state.token === "string" ? state.token : null;
}
