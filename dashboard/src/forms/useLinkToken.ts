import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../app/useHydrated.ts";

/**
 * The token of a link in a mail, or what another page of ours hands over in a fragment. It is taken out of the address at once, where others might read it, and stays in this
 * entry of the tab's history, so that a reload keeps it.
 * @param name of the parameter that holds it.
 * @param part of the address that has the parameter; servers and their logs see the query, and never the fragment.
 * @returns null when the address has none; undefined while a pre-rendered page is taken over.
 */
export function useLinkToken(name = "token", part: "search" | "hash" = "search"): string | null | undefined {
  const { pathname, state, ...address } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const inAddress = isHydrated ? new URLSearchParams(address[part].slice(1)).get(name) : null;

  useEffect(() => {
    if (inAddress !== null) void navigate(pathname, { replace: true, state: { [name]: inAddress } });
  }, [inAddress, name, pathname, navigate]);

  if (!isHydrated) return undefined;
  return inAddress ?? keptIn(state, name);
}

function keptIn(state: unknown, name: string): string | null {
  const kept = new Map(Object.entries(typeof state === "object" && state !== null ? state : {})).get(name);
  return typeof kept === "string" ? kept : null;
}
