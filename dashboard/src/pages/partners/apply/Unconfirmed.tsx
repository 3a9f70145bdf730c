import type { OwnPartner } from "@iep-insider/sdk/contract";
import { useEffect } from "react";
import { applicationState as words } from "../../../content/partnerApplication.ts";
import { UnconfirmedAddress } from "../../account/UnconfirmedAddress.tsx";
import { refetchOwnPartner } from "../ownPartner.ts";
import { Outcome } from "./Outcome.tsx";

interface Props {
  readonly partner: OwnPartner;
  readonly email: string;
  /** Whether it was written a moment ago, on this page. */
  readonly isNew: boolean;
}

/** It is kept, and goes to us once the address is confirmed; that happens in another tab or on a phone, mostly. */
export function Unconfirmed({ partner, email, isNew }: Props) {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void refetchOwnPartner();
    };
    document.addEventListener("visibilitychange", look);
    window.addEventListener("focus", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("focus", look);
    };
  }, []);
  return (
    <Outcome
      takesFocus={isNew}
      tone="caution"
      title={words.unconfirmedTitle}
      text={words.unconfirmed(partner.name)}
    >
      <UnconfirmedAddress email={email} />
    </Outcome>
  );
}
