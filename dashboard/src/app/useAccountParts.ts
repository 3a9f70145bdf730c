import { useEffect, useState } from "react";

type AccountParts = typeof import("./account/parts.ts");

/** The parts of the header for a signed-in user, loaded only for them. Null until loaded. */
export function useAccountParts(isSignedIn: boolean): AccountParts | null {
  const [parts, setParts] = useState<AccountParts | null>(null);
  useEffect(() => {
    if (!isSignedIn) return;
    let isWanted = true;
    import("./account/parts.ts").then(
      (loaded) => {
        if (isWanted) setParts(loaded);
      },
      // Without them the header shows a plain link to the account.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [isSignedIn]);
  return isSignedIn ? parts : null;
}
