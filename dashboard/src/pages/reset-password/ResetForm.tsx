import { zodResolver } from "@hookform/resolvers/zod";
import type { PasswordReset } from "@iep-insider/sdk/contract";
import { passwordResetSchema } from "@iep-insider/sdk/contract/schemas";
import { buttonLook } from "@iep-insider/sdk/ui";
import { useNavigate } from "react-router";
import { endSession } from "../../app/account/currentUser.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import { accountForms, accountToasts, failureWords, resetPassword } from "../../content/accounts.ts";
import { PasswordField } from "../../forms/PasswordField.tsx";
import { ServerFormFrame } from "../../forms/ServerFormFrame.tsx";
import { UserName } from "../../forms/UserName.tsx";
import { useServerForm } from "../../forms/useServerForm.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";

export function ResetForm({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const form = useServerForm<PasswordReset>({
    resolver: zodResolver(passwordResetSchema),
    failureWords: failureWords.reset,
    send: async (fields) => {
      await server.resetPassword(fields);
      // All sessions have ended, and so has this browser's.
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
