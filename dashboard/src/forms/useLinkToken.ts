import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../app/useHydrated.ts";

/**
 * The token of a mail's link, or a value that another page passes in the fragment. It is removed from the URL
 * immediately, where scripts and logs might read it, and kept in the history entry, so that it survives a reload.
 * @param name of the parameter.
 * @param part of the URL with the parameter. Servers and logs see the query, but never the fragment.
 * @returns null when the URL has none; undefined during hydration.
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
