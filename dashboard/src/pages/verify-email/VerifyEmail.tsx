import { tw } from "@iep-insider/sdk/theme";
import { buttonLook, Notice } from "@iep-insider/sdk/ui";
import { Link, useLocation, useNavigate } from "react-router";
import { refreshUser, useCurrentUser } from "../../app/account/currentUser.ts";
import type { SentFrom } from "../../app/account/sentFrom.ts";
import { server } from "../../app/server.ts";
import { failureWords, verifyEmail } from "../../content/accounts.ts";
import { FormPage } from "../../forms/FormPage.tsx";
import { LabelledLink } from "../../forms/LabelledLink.tsx";
import { MailRequest } from "../../forms/MailRequest.tsx";
import { NeedsScript } from "../../forms/NeedsScript.tsx";
import { ServerFormFrame } from "../../forms/ServerFormFrame.tsx";
import { useLinkToken } from "../../forms/useLinkToken.ts";
import { useServerForm } from "../../forms/useServerForm.ts";
import { Waiting } from "../../forms/Waiting.tsx";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { EmailAddress } from "../../text/EmailAddress.tsx";
import { refetchOwnPartner } from "../partners/ownPartner.ts";
import { AddressConfirmed } from "./AddressConfirmed.tsx";

/** Confirms an address with the link from the mail; without a link, offers to send the mail again. */
export function Component() {
  const token = useLinkToken();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  if (token === undefined)
    return (
      <FormPage title={verifyEmail.title}>
        <NeedsScript />
        <Waiting />
      </FormPage>
    );
  // Replaces the token in the history, so that a reload shows the address as confirmed.
  if (isDone(state)) return <AddressConfirmed />;
  if (token !== null)
    return (
      <ConfirmAddress
        token={token}
        onDone={() => void navigate(pathname, { replace: true, state: { isDone: true } })}
      />
    );
  return (
    <MailRequest
      words={{
        ...verifyEmail,
        title: verifyEmail.resendTitle,
        lead: verifyEmail.resendLead,
        send: verifyEmail.resend,
        sending: verifyEmail.resending,
      }}
      failureWords={failureWords.forgot}
      request={server.resendVerification}
      links={<LabelledLink to="/login" label={verifyEmail.toSignIn} />}
    />
  );
}

function isDone(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isDone" in state;
}

interface Props {
  readonly token: string;
  readonly onDone: () => void;
}

/**
 * Requires a click while signed in. Anyone can sign up with someone else's address, whose owner must not confirm it by
 * opening a mail they did not request. And link scanners open every link of a mail, some of them with scripts: the
 * owner would find a used link.
 */
function ConfirmAddress({ token, onDone }: Props) {
  return (
    <FormPage
      title={verifyEmail.title}
      lead={verifyEmail.lead}
      links={<p className={tw`text-quiet`}>{verifyEmail.notYou}</p>}
    >
      <Body token={token} onDone={onDone} />
    </FormPage>
  );
}

function Body({ token, onDone }: Props) {
  const current = useCurrentUser();
  switch (current.state) {
    case "signed out":
      return <SignInFirst token={token} />;
    case "unknown":
    case "loading":
      return <Waiting />;
    case "signed in":
      return (
        <>
          <p>
            {verifyEmail.signedInAs}{" "}
            <strong className={tw`font-semibold break-words`}>
              <EmailAddress of={current.user.email} />
            </strong>
            .
          </p>
          <ConfirmForm token={token} onDone={onDone} />
        </>
      );
    case "failed":
      return <ConfirmForm token={token} onDone={onDone} />;
  }
}

function SignInFirst({ token }: { readonly token: string }) {
  const state: SentFrom = { from: "/verify-email", state: { token } };
  return (
    <>
      <Notice title={verifyEmail.signInTitle}>
        <p>{verifyEmail.signInText}</p>
      </Notice>
      <div className={tw`flex flex-col sm:flex-row`}>
        <Link to="/login" state={state} className={buttonLook.primary}>
          {verifyEmail.toSignIn}
        </Link>
      </div>
    </>
  );
}

function ConfirmForm({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const form = useServerForm<Record<string, never>>({
    resolver: (values) => ({ values, errors: {} }),
    failureWords: failureWords.verify,
    send: async () => {
      await server.verifyEmail({ token });
      void refreshUser();
      // Confirming submits a waiting application for a site key.
      await refetchOwnPartner();
      onDone();
    },
  });
  return (
    <ServerFormFrame
      form={form}
      button={verifyEmail.send}
      busy={verifyEmail.sending}
      beside={
        form.failure ? (
          <SiteLink to="/verify-email" className={buttonLook.plain}>
            {verifyEmail.resend}
          </SiteLink>
        ) : null
      }
    />
  );
}
