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
  const { register, formState } = form.form;
  const { errors } = formState;
  const hasFailed = form.failure !== null || errors.token !== undefined;
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
      <input type="hidden" value={token} {...register("token")} />
      <PasswordField
        label={accountForms.newPassword}
        hint={accountForms.newPasswordHint}
        autoComplete="new-password"
        registered={register("newPassword")}
        error={errors.newPassword?.message ?? errors.token?.message}
      />
    </ServerFormFrame>
  );
}
