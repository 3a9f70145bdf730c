import { useLocation } from "react-router";
import { type SentFrom, sentFrom } from "../../app/account/sentFrom.ts";
import { signup } from "../../content/accounts.ts";
import { FormPage } from "../../forms/FormPage.tsx";
import { LabelledLink } from "../../forms/LabelledLink.tsx";
import { SignedOutOnly } from "../../forms/SignedOutOnly.tsx";
import { SignupForm } from "./SignupForm.tsx";

/** Create an account. Who is signed in, by that or already, is led to it (ADR 1), or back to where one was sent from. */
export function Component() {
  const origin = sentFrom(useLocation().state);
  return (
    <SignedOutOnly whenSignedIn={origin ?? account}>
      <FormPage
        title={signup.title}
        lead={signup.lead}
        links={
          <>
            <LabelledLink before={signup.hasAccount} to="/login" label={signup.signIn} state={origin} />
            <LabelledLink to="/" label={signup.home} />
          </>
        }
      >
        <SignupForm />
      </FormPage>
    </SignedOutOnly>
  );
}

const account: SentFrom = { from: "/account" };
