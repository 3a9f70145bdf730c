import { useEffect, useState } from "react";
import type { Member } from "./account/watchMember.ts";
import { useSessionToken } from "./useSessionToken.ts";

export type { Member };

/**
 * The signed-in user, for pages that everyone loads.
 * @returns null when signed out or on failure; undefined while it is not known.
 */
export function useMember(): Member | null | undefined {
  const token = useSessionToken();
  const [known, setKnown] = useState<{ readonly token: string; readonly member: Member | null } | null>(null);
  useEffect(() => {
    if (!token) return;
    let isWanted = true;
    let stop = () => {};
    const tell = (member: Member | null) => {
      if (isWanted) setKnown({ token, member });
    };
    import("./account/watchMember.ts").then(
      ({ watchMember }) => {
        if (isWanted) stop = watchMember(token, tell);
      },
      () => tell(null),
    );
    return () => {
      isWanted = false;
      stop();
    };
  }, [token]);
  if (!token) return token === null ? null : undefined;
  return known?.token === token ? known.member : undefined;
}
