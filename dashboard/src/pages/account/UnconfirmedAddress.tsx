import { Button, Notice } from "@iep-insider/sdk/ui";
import { server } from "../../app/server.ts";
import { profile } from "../../content/account.ts";
import { failureWords } from "../../content/accounts.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { useAction } from "../../forms/useAction.ts";

/** The address is not confirmed yet; the mail can be sent again. */
export function UnconfirmedAddress({ email }: { readonly email: string }) {
  const resend = useAction(failureWords.forgot, async () => {
    await server.resendVerification({ email });
  });
  return (
    <>
      <Notice tone="caution" title={profile.unconfirmedTitle}>
        <p>{profile.unconfirmedText}</p>
        <p role="status">{resend.isDone ? profile.resent : ""}</p>
        {resend.isDone ? null : (
          <p>
            <Button onClick={resend.run} disabled={resend.isBusy}>
              {resend.isBusy ? profile.resending : profile.resend}
            </Button>
          </p>
        )}
      </Notice>
      <FailureNotice failure={resend.failure} />
    </>
  );
}
