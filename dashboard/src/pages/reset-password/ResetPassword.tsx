import { zodResolver } from "@hookform/resolvers/zod";
import type { PasswordReset } from "@iep-insider/sdk/contract";
import { passwordResetSchema } from "@iep-insider/sdk/contract/schemas";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook, Notice } from "@iep-insider/sdk/ui";
import { useNavigate } from "react-router";
import { endSession } from "../../app/account/currentUser.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import { accountForms, accountToasts, failureWords, resetPassword } from "../../content/accounts.ts";
import { FormPage } from "../../forms/FormPage.tsx";
import { LabelledLink } from "../../forms/LabelledLink.tsx";
import { NeedsScript } from "../../forms/NeedsScript.tsx";
import { PasswordField } from "../../forms/PasswordField.tsx";
import { ServerFormFrame } from "../../forms/ServerFormFrame.tsx";
import { UserName } from "../../forms/UserName.tsx";
import { useLinkToken } from "../../forms/useLinkToken.ts";
import { useServerForm } from "../../forms/useServerForm.ts";
import { Waiting } from "../../forms/Waiting.tsx";
import { SiteLink } from "../../layout/SiteLink.tsx";

/** Uses the link from the mail; every browser is signed out. */
export function Component() {
  const token = useLinkToken();
  return (
    <FormPage
      title={resetPassword.title}
      lead={resetPassword.lead}
      links={<LabelledLink to="/login" label={resetPassword.signIn} />}
    >
      <Body token={token} />
    </FormPage>
  );
}

function Body({ token }: { readonly token: string | null | undefined }) {
  if (token === undefined)
    return (
      <>
        <NeedsScript />
        <Waiting />
      </>
    );
  if (token === null)
    return (
      <>
        <Notice tone="caution" title={resetPassword.missingTitle}>
          <p>{resetPassword.missingText}</p>
        </Notice>
        <div className={tw`flex flex-col sm:flex-row`}>
          <SiteLink to="/forgot-password" className={buttonLook.primary}>
            {resetPassword.askAgain}
          </SiteLink>
        </div>
      </>
    );
  return <ResetForm token={token} />;
}

function ResetForm({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const form = useServerForm<PasswordReset>({
    resolver: zodResolver(passwordResetSchema),
    failureWords: failureWords.reset,
    send: async (fields) => {
      await server.resetPassword(fields);
      // All sessions have ended, including this browser's.
      endSession();
      toasts.show({ ...accountToasts.passwordChanged, tone: "good" });
      await navigate("/login", { replace: true });
    },
  });
  const linkToken = form.field("token");
  const newPassword = form.field("newPassword");
  const hasFailed = form.failure !== null || linkToken.error !== undefined;
  return (
    <ServerFormFrame
      form={form}
      button={resetPassword.send}
      busy={resetPassword.sending}
      beside={
        hasFailed ? (
          <SiteLink to="/forgot-password" className={buttonLook.plain}>
            {resetPassword.askAgain}
          </SiteLink>
        ) : null
      }
    >
      <UserName />
      <input type="hidden" value={token} {...linkToken.registered} />
      <PasswordField
        isNew
        label={accountForms.newPassword}
        hint={accountForms.newPasswordHint}
        registered={newPassword.registered}
        error={newPassword.error ?? linkToken.error}
      />
    </ServerFormFrame>
  );
}
