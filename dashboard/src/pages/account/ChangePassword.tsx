import { zodResolver } from "@hookform/resolvers/zod";
import type { PasswordChange } from "@iep-insider/sdk/contract";
import { passwordChangeFormSchema } from "@iep-insider/sdk/contract/schemas";
import { tw } from "@iep-insider/sdk/theme";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import { security } from "../../content/account.ts";
import { accountForms, accountToasts, failureWords } from "../../content/accounts.ts";
import { PasswordField } from "../../forms/PasswordField.tsx";
import { ServerFormFrame } from "../../forms/ServerFormFrame.tsx";
import { UserName } from "../../forms/UserName.tsx";
import { useServerForm } from "../../forms/useServerForm.ts";
import { refreshSessions } from "./activeSessionsQuery.ts";
import { Part } from "./Part.tsx";

interface PasswordChangeForm extends PasswordChange {
  readonly confirmPassword: string;
}

/** Sets a new password, given the old one. All other browsers are signed out. */
export function ChangePassword({ email }: { readonly email: string }) {
  const words = security.password;
  const form = useServerForm<PasswordChangeForm>({
    resolver: zodResolver(passwordChangeFormSchema),
    failureWords: failureWords.changePassword,
    send: async ({ currentPassword, newPassword }) => {
      await server.changePassword({ currentPassword, newPassword });
      form.form.reset();
      toasts.show({ ...accountToasts.passwordChanged, tone: "good" });
      void refreshSessions();
    },
  });
  return (
    <Part title={words.title} lead={words.lead}>
      <div className={tw`max-w-narrow`}>
        <ServerFormFrame form={form} button={words.send} busy={words.sending}>
          <UserName email={email} />
          <PasswordField label={words.current} {...form.field("currentPassword")} />
          <PasswordField
            isNew
            label={words.new}
            hint={accountForms.newPasswordHint}
            {...form.field("newPassword")}
          />
          <PasswordField isNew label={words.confirm} {...form.field("confirmPassword")} />
        </ServerFormFrame>
      </div>
    </Part>
  );
}
