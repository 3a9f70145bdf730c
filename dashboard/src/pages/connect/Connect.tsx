import { ApiError } from "@iep-insider/sdk/client";
import type { ConnectionAsked } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook, Notice } from "@iep-insider/sdk/ui";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleSlash } from "lucide";
import { Link } from "react-router";
import { useCurrentUser } from "../../app/account/currentUser.ts";
import { queryClient } from "../../app/account/queryClient.ts";
import type { SentFrom } from "../../app/account/sentFrom.ts";
import { server } from "../../app/server.ts";
import { connect, connectFailure } from "../../content/connect.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { FormPage } from "../../forms/FormPage.tsx";
import { LoadFailure } from "../../forms/LoadFailure.tsx";
import { NeedsScript } from "../../forms/NeedsScript.tsx";
import { SuccessPanel } from "../../forms/SuccessPanel.tsx";
import { useAction } from "../../forms/useAction.ts";
import { useLinkToken } from "../../forms/useLinkToken.ts";
import { Waiting } from "../../forms/Waiting.tsx";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { EmailAddress } from "../../text/EmailAddress.tsx";

/** A member decides whether a partner's page may open tools with their subscription. */
export function Component() {
  const code = useLinkToken("code");
  const current = useCurrentUser();
  if (code === null)
    return (
      <FormPage title={connect.plainTitle}>
        <Notice title={connect.missing.title}>
          <p>{connect.missing.text}</p>
        </Notice>
        <div className={tw`flex flex-col sm:flex-row`}>
          <SiteLink to="/advanced-tools" className={buttonLook.primary}>
            {connect.missing.toTools}
          </SiteLink>
        </div>
      </FormPage>
    );
  if (code === undefined || current.state === "unknown" || current.state === "loading")
    return (
      <FormPage title={connect.plainTitle}>
        <NeedsScript />
        <Waiting />
      </FormPage>
    );
  if (current.state === "signed out") return <SignInFirst code={code} />;
  return <Question code={code} email={current.state === "signed in" ? current.user.email : null} />;
}

function SignInFirst({ code }: { readonly code: string }) {
  const state: SentFrom = { from: "/connect", state: { code } };
  return (
    <FormPage title={connect.plainTitle}>
      <Notice title={connect.signInTitle}>
        <p>{connect.signInText}</p>
      </Notice>
      <div className={tw`flex flex-col sm:flex-row`}>
        <Link to="/login" state={state} className={buttonLook.primary}>
          {connect.toSignIn}
        </Link>
      </div>
    </FormPage>
  );
}

interface Props {
  readonly code: string;
  /** Null if the user could not be fetched. */
  readonly email: string | null;
}

/** Which site asks, and what it would get. A member decides; other visitors learn why there is nothing to decide. */
function Question({ code, email }: Props) {
  const question = useQuery(
    {
      queryKey: ["/api/access/connect-read", code],
      queryFn: () => server.readConnection({ code }),
      // The request is decided once, so it never refetches.
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
    queryClient,
  );
  if (question.data)
    return question.data.isMember ? (
      <Decision code={code} asked={question.data} email={email} />
    ) : (
      <NotMember asked={question.data} email={email} />
    );
  return (
    <FormPage title={connect.plainTitle}>
      {question.isError ? (
        <Failed error={question.error} onRetry={() => void question.refetch()} />
      ) : (
        <Waiting />
      )}
    </FormPage>
  );
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  if (error instanceof ApiError && error.code === "invalid_link")
    return (
      <Notice role="alert" title={connect.over.title}>
        <p>{connect.over.text}</p>
      </Notice>
    );
  return <LoadFailure title={connect.failed} onRetry={onRetry} />;
}

function NotMember({ asked, email }: { readonly asked: ConnectionAsked; readonly email: string | null }) {
  const { notMember } = connect;
  return (
    <FormPage title={connect.title(placeOf(asked))}>
      <SignedInAs email={email} />
      <Notice title={notMember.title}>
        <p>{notMember.text}</p>
      </Notice>
      <div className={tw`flex flex-col sm:flex-row`}>
        <SiteLink to="/pricing" className={buttonLook.primary}>
          {notMember.toPricing}
        </SiteLink>
      </div>
    </FormPage>
  );
}

interface DecisionProps {
  readonly code: string;
  readonly asked: ConnectionAsked;
  readonly email: string | null;
}

function Decision({ code, asked, email }: DecisionProps) {
  const allow = useAction(connectFailure, async () => void (await server.allowConnection({ code })));
  const refuse = useAction(connectFailure, async () => server.refuseConnection({ code }));
  const where = placeOf(asked);
  if (allow.isDone) return <Allowed where={where} />;
  if (refuse.isDone) return <Refused where={where} />;
  const isBusy = allow.isBusy || refuse.isBusy;
  const failure = allow.failure ?? refuse.failure;
  return (
    <FormPage title={connect.title(where)} lead={connect.lead(where, asked.site)}>
      <SignedInAs email={email} />
      <div className={tw`flex flex-col gap-2`}>
        <h2 className={`dash-heading ${tw`font-heading text-xl`}`}>{connect.getsTitle}</h2>
        <ul className={tw`list-disc pl-5 flex flex-col gap-2`}>
          {connect.gets.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <p className={tw`font-medium`}>{connect.careful}</p>
      <FailureNotice failure={failure} />
      <div className={tw`flex flex-col sm:flex-row gap-3`}>
        <Button kind="primary" onClick={allow.run} disabled={isBusy}>
          {allow.isBusy ? connect.allowing : connect.allow}
        </Button>
        <Button onClick={refuse.run} disabled={isBusy}>
          {refuse.isBusy ? connect.refusing : connect.refuse}
        </Button>
      </div>
    </FormPage>
  );
}

function Allowed({ where }: { readonly where: string }) {
  const { allowed } = connect;
  return (
    <SuccessPanel title={allowed.title} icon={CircleCheck}>
      <p className={tw`text-lg`}>{allowed.text(where)}</p>
      <div className={tw`flex flex-col sm:flex-row pt-2`}>
        <SiteLink to="/account?tab=security" className={buttonLook.plain}>
          {allowed.toAccount}
        </SiteLink>
      </div>
    </SuccessPanel>
  );
}

function Refused({ where }: { readonly where: string }) {
  const { refused } = connect;
  return (
    <SuccessPanel title={refused.title} icon={CircleSlash}>
      <p className={tw`text-lg`}>{refused.text(where)}</p>
      <div className={tw`flex flex-col sm:flex-row pt-2`}>
        <SiteLink to="/" className={buttonLook.plain}>
          {refused.home}
        </SiteLink>
      </div>
    </SuccessPanel>
  );
}

/** The deciding account. */
function SignedInAs({ email }: { readonly email: string | null }) {
  if (email === null) return null;
  return (
    <p className={tw`text-quiet`}>
      {connect.signedInAs}{" "}
      <strong className={tw`font-semibold break-words`}>
        <EmailAddress of={email} />
      </strong>
      .
    </p>
  );
}

/** The site's registered origin: its name is self-chosen. */
function placeOf({ origin }: ConnectionAsked): string {
  return new URL(origin).host;
}
