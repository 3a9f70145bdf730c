import { zodResolver } from "@hookform/resolvers/zod";
import type { Registration } from "@iep-insider/sdk/contract";
import { registrationSchema } from "@iep-insider/sdk/contract/schemas";
import { tw } from "@iep-insider/sdk/theme";
import { beginSession } from "../../app/account/currentUser.ts";
import { analytics } from "../../app/analytics/analytics.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import { accountForms, accountToasts, failureWords, signup } from "../../content/accounts.ts";
import { EmailField } from "../../forms/EmailField.tsx";
import { PasswordField } from "../../forms/PasswordField.tsx";
import { ServerFormFrame } from "../../forms/ServerFormFrame.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { useServerForm } from "../../forms/useServerForm.ts";
import { Rich } from "../../text/Rich.tsx";

export function SignupForm() {
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
