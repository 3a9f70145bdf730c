import type { Account, OwnPartner } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook } from "@iep-insider/sdk/ui";
import { useEffect, useState } from "react";
import { refreshUser, useCurrentUser } from "../../../app/account/currentUser.ts";
import { applicationState as words } from "../../../content/partnerApplication.ts";
import { LoadFailure } from "../../../forms/LoadFailure.tsx";
import { Waiting } from "../../../forms/Waiting.tsx";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { Blocks } from "../../../text/Blocks.tsx";
import { UnconfirmedAddress } from "../../account/UnconfirmedAddress.tsx";
import { refetchOwnPartner, useOwnPartner } from "../ownPartner.ts";
import { MemberForm } from "./MemberForm.tsx";
import { Outcome } from "./Outcome.tsx";
import { Sent } from "./Sent.tsx";
import { VisitorForm } from "./VisitorForm.tsx";

/** The form to request a site key, or the status of an earlier request. */
export function Application() {
  const current = useCurrentUser();
  switch (current.state) {
    case "unknown":
    case "signed out":
      // Hidden by dashboard.css during hydration for a signed-in visitor.
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

interface Props {
  readonly partner: OwnPartner;
  /** Whether the cached account does not know of the approval yet. */
  readonly isNews: boolean;
}

function Approved({ partner, isNews }: Props) {
  // The account menu then shows the link, too.
  useEffect(() => {
    if (isNews) void refreshUser();
  }, [isNews]);
  return (
    <Outcome tone="good" title={words.approvedTitle} text={words.approved(partner.name)}>
      <div className={tw`flex flex-col sm:flex-row flex-wrap gap-3`}>
        <SiteLink to="/partners/manage" className={buttonLook.primary}>
          {words.manage}
        </SiteLink>
        <SiteLink to="/embed-builder" className={buttonLook.plain}>
          {words.build}
        </SiteLink>
      </div>
    </Outcome>
  );
}

interface DeclinedProps {
  readonly partner: OwnPartner;
  readonly onAskAgain: () => void;
}

/** What still works, and how to apply again. */
function Declined({ partner, onAskAgain }: DeclinedProps) {
  return (
    <Outcome tone="caution" title={words.declinedTitle} text={words.declined(partner.name)}>
      <Blocks blocks={[words.declinedText]} />
      <div className={tw`flex flex-col sm:flex-row`}>
        <Button onClick={onAskAgain}>{words.askAgain}</Button>
      </div>
    </Outcome>
  );
}

interface UnconfirmedProps {
  readonly partner: OwnPartner;
  readonly email: string;
  /** Whether it was just submitted on this page. */
  readonly isNew: boolean;
}

/**
 * The application is stored, and submitted once the email address is confirmed, usually in another tab or on a phone.
 */
function Unconfirmed({ partner, email, isNew }: UnconfirmedProps) {
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
