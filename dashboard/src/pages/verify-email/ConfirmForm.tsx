import { buttonLook } from "@iep-insider/sdk/ui";
import { refreshUser } from "../../app/account/currentUser.ts";
import { server } from "../../app/server.ts";
import { failureWords, verifyEmail } from "../../content/accounts.ts";
import { ServerFormFrame } from "../../forms/ServerFormFrame.tsx";
import { useServerForm } from "../../forms/useServerForm.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { refetchOwnPartner } from "../partners/ownPartner.ts";

interface Props {
  readonly token: string;
  readonly onDone: () => void;
}

/** One button, without a field. */
export function ConfirmForm({ token, onDone }: Props) {
  const form = useServerForm<Record<string, never>>({
    resolver: (values) => ({ values, errors: {} }),
    failureWords: failureWords.verify,
    send: async () => {
      await server.verifyEmail({ token });
      void refreshUser();
      // It sends the request for a site key that waited for it.
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
