import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { refreshUser } from "../../app/account/currentUser.ts";
import { server } from "../../app/server.ts";
import { failureWords, verifyEmail } from "../../content/accounts.ts";
import { FormPage } from "../../forms/FormPage.tsx";
import { ServerFormFrame } from "../../forms/ServerFormFrame.tsx";
import { useServerForm } from "../../forms/useServerForm.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";

interface Props {
  readonly token: string;
  readonly onDone: () => void;
}

/**
 * It takes a press. Programs that look for bad links open every link of a mail, some of them with scripts: an address
 * would be confirmed that nobody has read a mail at, and its owner would find a link that was used.
 */
export function ConfirmAddress({ token, onDone }: Props) {
  const form = useServerForm<Record<string, never>>({
    resolver: (values) => ({ values, errors: {} }),
    failureWords: failureWords.verify,
    send: async () => {
      await server.verifyEmail({ token });
      void refreshUser();
      onDone();
    },
  });
  return (
    <FormPage
      title={verifyEmail.title}
      lead={verifyEmail.lead}
      ways={<p className={tw`text-quiet`}>{verifyEmail.notYou}</p>}
    >
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
    </FormPage>
  );
}
