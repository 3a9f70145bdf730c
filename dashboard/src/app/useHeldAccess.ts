import type { Access } from "@iep-insider/sdk/contract";
import { useEffect, useState } from "react";
import { accessChanges, purchaseKeys } from "./host/access.ts";
import { server } from "./server.ts";
import { useSessionToken } from "./useSessionToken.ts";

/**
 * What the visitor has paid for, asked anew after a payment. Asked only where there is something to ask with; null until
 * it is known. What cannot be found out is not said.
 * @param changed asks anew when it changes: a use may have been spent.
 */
export function useHeldAccess(changed = false): Access | null {
  const token = useSessionToken();
  const [access, setAccess] = useState<Access | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `changed` only asks anew.
  useEffect(() => {
    let isWanted = true;
    const look = () => {
      if (token === undefined || (token === null && purchaseKeys.read() === null)) return;
      server.getAccess().then(
        (found) => {
          if (isWanted) setAccess(found);
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
