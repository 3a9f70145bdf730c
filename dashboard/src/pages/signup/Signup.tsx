import { signup } from "../../content/accounts.ts";
import { heads } from "../../content/heads.ts";
import { FormPage } from "../../forms/FormPage.tsx";
import { SignedOutOnly } from "../../forms/SignedOutOnly.tsx";
import { Way } from "../../forms/Way.tsx";
import { useHead } from "../../layout/useHead.ts";
import { SignupForm } from "./SignupForm.tsx";

/** Create an account. Who is signed in, by that or already, is led to it (DECISIONS 2). */
export function Component() {
  useHead(heads.signup);
  return (
    <SignedOutOnly whenSignedIn={{ from: "/account" }}>
      <FormPage
        title={signup.title}
        lead={signup.lead}
        ways={
          <>
            <Way before={signup.hasAccount} to="/login" label={signup.signIn} />
            <Way to="/" label={signup.home} />
          </>
        }
      >
        <SignupForm />
      </FormPage>
    </SignedOutOnly>
  );
}
