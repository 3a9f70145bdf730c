import { useLocation, useNavigate } from "react-router";
import { server } from "../../app/server.ts";
import { failureWords, verifyEmail } from "../../content/accounts.ts";
import { FormPage } from "../../forms/FormPage.tsx";
import { LabelledLink } from "../../forms/LabelledLink.tsx";
import { MailRequest } from "../../forms/MailRequest.tsx";
import { NeedsScript } from "../../forms/NeedsScript.tsx";
import { useLinkToken } from "../../forms/useLinkToken.ts";
import { Waiting } from "../../forms/Waiting.tsx";
import { AddressConfirmed } from "./AddressConfirmed.tsx";
import { ConfirmAddress } from "./ConfirmAddress.tsx";

/** Confirms an address with the link from the mail; without a link, has the mail sent again. */
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
  // In the history instead of the token, so that a reload finds the address confirmed.
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
