import { server } from "../../app/server.ts";
import { failureWords, forgotPassword } from "../../content/accounts.ts";
import { LabelledLink } from "../../forms/LabelledLink.tsx";
import { MailRequest } from "../../forms/MailRequest.tsx";

export function Component() {
  return (
    <MailRequest
      words={forgotPassword}
      failureWords={failureWords.forgot}
      request={server.forgotPassword}
      links={<LabelledLink to="/login" label={forgotPassword.signIn} />}
    />
  );
}
