import { zodResolver } from "@hookform/resolvers/zod";
import type { Login } from "@iep-insider/sdk/contract";
import { loginSchema } from "@iep-insider/sdk/contract/schemas";
import { beginSession } from "../../app/account/currentUser.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import { accountToasts, failureWords, login } from "../../content/accounts.ts";
import { EmailField } from "../../forms/EmailField.tsx";
import { PasswordField } from "../../forms/PasswordField.tsx";
import { ServerFormFrame } from "../../forms/ServerFormFrame.tsx";
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
  return (
    <ServerFormFrame form={form} button={login.send} busy={login.sending}>
      <EmailField autoComplete="username" {...form.field("email")} />
      <PasswordField {...form.field("password")} />
    </ServerFormFrame>
  );
}
