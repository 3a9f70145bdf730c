import { useState } from "react";
import { useLocation } from "react-router";
import { type SentFrom, sentFrom } from "../../app/account/sentFrom.ts";
import { login } from "../../content/accounts.ts";
import { FormPage } from "../../forms/FormPage.tsx";
import { LabelledLink } from "../../forms/LabelledLink.tsx";
import { SignedOutOnly } from "../../forms/SignedOutOnly.tsx";
import { LoginForm } from "./LoginForm.tsx";

/** Sign in. It ends at the tools, or where one was sent from; who is signed in already is led to the account. */
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
        {/* Said before it is sent: once somebody is signed in, the page leads away at once. */}
        <LoginForm onSend={() => setTried(true)} />
        <LabelledLink to="/forgot-password" label={login.forgot} />
      </FormPage>
    </SignedOutOnly>
  );
}

const afterLogin: SentFrom = { from: "/advanced-tools" };
const account: SentFrom = { from: "/account" };
