import type { Account } from "@iep-insider/sdk/contract";
import { useState } from "react";
import { useCurrentUser } from "../../../app/account/currentUser.ts";
import { applicationState as words } from "../../../content/partnerApplication.ts";
import { LoadFailure } from "../../../forms/LoadFailure.tsx";
import { Waiting } from "../../../forms/Waiting.tsx";
import { useOwnPartner } from "../ownPartner.ts";
import { Approved } from "./Approved.tsx";
import { Declined } from "./Declined.tsx";
import { MemberForm } from "./MemberForm.tsx";
import { Sent } from "./Sent.tsx";
import { Unconfirmed } from "./Unconfirmed.tsx";
import { VisitorForm } from "./VisitorForm.tsx";

/** The form to request a site key, or the status of an earlier request. */
export function Application() {
  const current = useCurrentUser();
  switch (current.state) {
    case "unknown":
    case "signed out":
      // Hidden by dashboard.css while the page hydrates for a signed-in visitor.
      return (
        <div className={current.state === "unknown" ? "dash-signed-out" : undefined}>
          <VisitorForm />
        </div>
      );
    case "loading":
      return <Waiting label={words.loading} />;
    case "failed":
      return <Failed onRetry={current.retry} />;
    case "signed in":
      return <OfMember user={current.user} />;
  }
}

function OfMember({ user }: { readonly user: Account }) {
  const known = useOwnPartner();
  const [asksAgain, setAsksAgain] = useState(false);
  const [hasSent, setHasSent] = useState(false);
  if (known.state === "loading") return <Waiting label={words.loading} />;
  if (known.state === "failed") return <Failed onRetry={known.retry} />;
  const { partner } = known;
  if (partner?.status === "unconfirmed")
    return <Unconfirmed partner={partner} email={user.email} isNew={hasSent} />;
  if (partner?.status === "applied") return <Sent partner={partner} isNew={hasSent} />;
  if (partner?.status === "approved") return <Approved partner={partner} isNews={!user.managesSite} />;
  if (partner && !asksAgain) return <Declined partner={partner} onAskAgain={() => setAsksAgain(true)} />;
  return <MemberForm user={user} keepsOrder={partner === null} onSent={() => setHasSent(true)} />;
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return <LoadFailure title={words.failedTitle} text={words.failedText} onRetry={onRetry} />;
}
