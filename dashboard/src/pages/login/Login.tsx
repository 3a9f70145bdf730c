import { zodResolver } from "@hookform/resolvers/zod";
import type { Login } from "@iep-insider/sdk/contract";
import { loginSchema } from "@iep-insider/sdk/contract/schemas";
import { useState } from "react";
import { useLocation } from "react-router";
import { beginSession } from "../../app/account/currentUser.ts";
import { type SentFrom, sentFrom } from "../../app/account/sentFrom.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import { accountToasts, failureWords, login } from "../../content/accounts.ts";
import { EmailField } from "../../forms/EmailField.tsx";
import { FormPage } from "../../forms/FormPage.tsx";
import { LabelledLink } from "../../forms/LabelledLink.tsx";
import { PasswordField } from "../../forms/PasswordField.tsx";
import { ServerFormFrame } from "../../forms/ServerFormFrame.tsx";
import { SignedOutOnly } from "../../forms/SignedOutOnly.tsx";
import { useServerForm } from "../../forms/useServerForm.ts";

/** Redirects to the tools or to the page that required sign-in; a signed-in user goes to the account. */
export function Component() {
  const { state } = useLocation();
  const [hasTried, setTried] = useState(false);
  return (
    <SignedOutOnly whenSignedIn={hasTried ? (sentFrom(state) ?? afterLogin) : account}>
      <FormPage
        title={login.title}
        lead={login.lead}
        links={
          <>
            <LabelledLink
              before={login.noAccount}
              to="/signup"
              label={login.signUp}
              state={sentFrom(state)}
            />
            <LabelledLink before={login.noMail} to="/verify-email" label={login.resend} />
            <LabelledLink to="/" label={login.home} />
          </>
        }
      >
        {/* Shown before the form is sent: after sign-in, the page redirects immediately. */}
        <LoginForm onSend={() => setTried(true)} />
        <LabelledLink to="/forgot-password" label={login.forgot} />
      </FormPage>
    </SignedOutOnly>
  );
}

const afterLogin: SentFrom = { from: "/advanced-tools" };
const account: SentFrom = { from: "/account" };

function LoginForm({ onSend }: { readonly onSend: () => void }) {
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
