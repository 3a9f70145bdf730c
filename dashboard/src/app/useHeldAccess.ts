import { askedAs } from "@iep-insider/sdk/access";
import type { Access } from "@iep-insider/sdk/contract";
import { useEffect, useState } from "react";
import { accessChanges, purchaseKeys, visitor } from "./host/access.ts";
import { lastAccess } from "./host/lastAccess.ts";
import { server } from "./server.ts";
import { useSessionToken } from "./useSessionToken.ts";

/**
 * What the visitor has paid for, fetched again after a payment. Null without a session or purchase key, while loading,
 * and when the request fails.
 * @param changed fetches again when it changes, because a use may have been spent.
 */
export function useHeldAccess(changed = false): Access | null {
  const token = useSessionToken();
  const [access, setAccess] = useState<Access | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `changed` only triggers another fetch.
  useEffect(() => {
    let isWanted = true;
    const look = () => {
      if (token === undefined || (token === null && purchaseKeys.read() === null)) return;
      const of = askedAs(visitor);
      server.getAccess().then(
        (found) => {
          if (isWanted) setAccess(found);
          void lastAccess.keep(of, found);
        },
        () => {},
      );
    };
    look();
    accessChanges.addEventListener("change", look);
    return () => {
      isWanted = false;
      accessChanges.removeEventListener("change", look);
    };
  }, [token, changed]);
  return access;
}
