import { creditTitles, type PaymentKind } from "@iep-insider/sdk/catalog";
import { Notice } from "@iep-insider/sdk/ui";
import { useEffect, useState } from "react";
import { purchaseKeys } from "../../app/host/access.ts";
import { server } from "../../app/server.ts";
import { useSessionToken } from "../../app/useSessionToken.ts";
import { hubArrivals } from "../../content/hub.ts";

/** What was paid for and is bound to no tool yet: whoever has it chooses here what to use it on. */
export function UnspentCredits() {
  const kinds = useUnspentCredits();
  return kinds.map((kind) => (
    <Notice key={kind} tone="good" title={hubArrivals.credit.title(creditTitles[kind])}>
      <p>{hubArrivals.credit[kind]}</p>
    </Notice>
  ));
}

/** Asks only where there is something to ask with. What cannot be found out is not said. */
function useUnspentCredits(): readonly PaymentKind[] {
  const token = useSessionToken();
  const [kinds, setKinds] = useState<readonly PaymentKind[]>([]);
  useEffect(() => {
    if (token === undefined || (token === null && purchaseKeys.read() === null)) return;
    let isWanted = true;
    server.getAccess().then(
      ({ everything, unspent }) => {
        const credits = everything ? [] : unspent.filter(({ tool }) => tool === null);
        if (isWanted) setKinds([...new Set(credits.map(({ kind }) => kind))]);
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [token]);
  return kinds;
}
