import { zodResolver } from "@hookform/resolvers/zod";
import type { Registration } from "@iep-insider/sdk/contract";
import { registrationSchema } from "@iep-insider/sdk/contract/schemas";
import { tw } from "@iep-insider/sdk/theme";
import { useLocation } from "react-router";
import { beginSession } from "../../app/account/currentUser.ts";
import { type SentFrom, sentFrom } from "../../app/account/sentFrom.ts";
import { analytics } from "../../app/analytics/analytics.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import { accountForms, accountToasts, failureWords, signup } from "../../content/accounts.ts";
import { EmailField } from "../../forms/EmailField.tsx";
import { FormPage } from "../../forms/FormPage.tsx";
import { LabelledLink } from "../../forms/LabelledLink.tsx";
import { PasswordField } from "../../forms/PasswordField.tsx";
import { ServerFormFrame } from "../../forms/ServerFormFrame.tsx";
import { SignedOutOnly } from "../../forms/SignedOutOnly.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { useServerForm } from "../../forms/useServerForm.ts";
import { Rich } from "../../text/Rich.tsx";

/** Signed-in users are redirected to their account (ADR 1), or to the page that required sign-in. */
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

function SignupForm() {
  const form = useServerForm<Registration>({
    resolver: zodResolver(registrationSchema),
    failureWords: failureWords.register,
    send: async (fields) => {
      const begun = await server.register(fields);
      analytics.signup("/signup");
      beginSession(begun);
      toasts.show({ ...accountToasts.registered, tone: "good" });
    },
  });
  return (
    <ServerFormFrame form={form} button={signup.send} busy={signup.sending}>
      <div className={tw`grid gap-5 sm:grid-cols-2`}>
        <TextField label={accountForms.firstName} autoComplete="given-name" {...form.field("firstName")} />
        <TextField label={accountForms.lastName} autoComplete="family-name" {...form.field("lastName")} />
      </div>
      <EmailField hint={signup.emailHint} {...form.field("email")} />
      <PasswordField isNew hint={accountForms.newPasswordHint} {...form.field("password")} />
      <p className={tw`text-sm text-quiet`}>
        <Rich text={signup.agree} />
      </p>
    </ServerFormFrame>
  );
}
