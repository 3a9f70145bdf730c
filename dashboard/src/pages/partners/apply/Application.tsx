import type { Account, OwnPartner } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook, Notice } from "@iep-insider/sdk/ui";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { refreshUser, useCurrentUser } from "../../../app/account/currentUser.ts";
import type { SentFrom } from "../../../app/account/sentFrom.ts";
import { partnerApplication, applicationState as words } from "../../../content/partnerApplication.ts";
import { LoadFailure } from "../../../forms/LoadFailure.tsx";
import { Waiting } from "../../../forms/Waiting.tsx";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { Blocks } from "../../../text/Blocks.tsx";
import { EmailAddress } from "../../../text/EmailAddress.tsx";
import { UnconfirmedAddress } from "../../account/UnconfirmedAddress.tsx";
import { refetchOwnPartner, useOwnPartner } from "../ownPartner.ts";
import { ApplicationForm } from "./ApplicationForm.tsx";
import { applicationDraft } from "./applicationDraft.ts";
import { Outcome } from "./Outcome.tsx";
import { Sent } from "./Sent.tsx";
import { useApplication } from "./useApplication.ts";

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

interface MemberFormProps {
  readonly user: Account;
  /** Called before the page knows of the new application. */
  readonly onSent: () => void;
  /** Whether to submit immediately what was ordered before signing in. */
  readonly keepsOrder: boolean;
}

/** For signed-in users, who can submit it. */
function MemberForm({ user, onSent, keepsOrder }: MemberFormProps) {
  const application = useApplication({ onSent, keepsOrder });
  return (
    <div className={tw`flex flex-col gap-5`}>
      {application.isRestored ? (
        <Notice tone="good" role="status">
          <p>{partnerApplication.back}</p>
        </Notice>
      ) : (
        <p className={tw`max-w-text`}>{partnerApplication.lead}</p>
      )}
      <ApplicationForm application={application} onSubmit={() => void application.send()}>
        <p className={tw`text-quiet`}>
          {partnerApplication.signedInAs}{" "}
          <strong className={tw`font-semibold break-words`}>
            <EmailAddress of={user.email} />
          </strong>
          .
        </p>
        {user.emailVerified ? null : <p className={tw`max-w-text`}>{partnerApplication.confirmLater}</p>}
        <div className={tw`flex flex-col sm:flex-row`}>
          <Button kind="primary" type="submit">
            {application.isSending ? partnerApplication.sending : partnerApplication.send}
          </Button>
        </div>
      </ApplicationForm>
    </div>
  );
}

/** For signed-out visitors: the input is validated and stored, and submitted once there is an account. */
function VisitorForm() {
  const application = useApplication(null);
  const navigate = useNavigate();
  const state: SentFrom = { from: `/partners#${partnerApplication.id}` };

  function goOn(path: "/signup" | "/login") {
    if (!application.check()) return;
    applicationDraft.order();
    void navigate(path, { state });
  }

  return (
    <div className={tw`flex flex-col gap-5`}>
      <p className={tw`max-w-text`}>{partnerApplication.lead}</p>
      <ApplicationForm application={application} onSubmit={() => goOn("/signup")}>
        <Notice title={partnerApplication.accountTitle}>
          <p>{partnerApplication.accountText}</p>
        </Notice>
        <div className={tw`flex flex-col sm:flex-row flex-wrap gap-3`}>
          <Button kind="primary" type="submit">
            {partnerApplication.toSignup}
          </Button>
          <Button onClick={() => goOn("/login")}>{partnerApplication.toLogin}</Button>
        </div>
      </ApplicationForm>
    </div>
  );
}
