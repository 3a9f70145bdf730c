import { zodResolver } from "@hookform/resolvers/zod";
import type { Login } from "@iep-insider/sdk/contract";
import { loginSchema } from "@iep-insider/sdk/contract/schemas";
import { beginSession } from "../../app/account/currentUser.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import { accountForms, accountToasts, failureWords, login } from "../../content/accounts.ts";
import { PasswordField } from "../../forms/PasswordField.tsx";
import { ServerFormFrame } from "../../forms/ServerFormFrame.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { useServerForm } from "../../forms/useServerForm.ts";

export function LoginForm({ onSend }: { readonly onSend: () => void }) {
  const form = useServerForm<Login>({
    resolver: zodResolver(loginSchema),
    failureWords: failureWords.login,
    send: async (fields) => {
      onSend();
      beginSession(await server.login(fields));
      toasts.show({ ...accountToasts.loggedIn, tone: "good" });
    },
  });
  const { register, formState } = form.form;
  return (
    <ServerFormFrame form={form} button={login.send} busy={login.sending}>
      <TextField
        label={accountForms.email}
        type="email"
        autoComplete="username"
        registered={register("email")}
        error={formState.errors.email?.message}
      />
      <PasswordField
        label={accountForms.password}
        autoComplete="current-password"
        registered={register("password")}
        error={formState.errors.password?.message}
      />
    </ServerFormFrame>
  );
}
