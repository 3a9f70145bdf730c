import { server } from "../../app/server.ts";
import { failureWords, forgotPassword } from "../../content/accounts.ts";
import { heads } from "../../content/heads.ts";
import { MailRequest } from "../../forms/MailRequest.tsx";
import { Way } from "../../forms/Way.tsx";
import { useHead } from "../../layout/useHead.ts";

/** Has a link sent that sets a new password. */
export function Component() {
  useHead(heads.forgotPassword);
  return (
    <MailRequest
      words={forgotPassword}
      failureWords={failureWords.forgot}
      request={server.forgotPassword}
      ways={<Way to="/login" label={forgotPassword.signIn} />}
    />
  );
}
