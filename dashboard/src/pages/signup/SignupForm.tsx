import { zodResolver } from "@hookform/resolvers/zod";
import type { Registration } from "@iep-insider/sdk/contract";
import { registrationSchema } from "@iep-insider/sdk/contract/schemas";
import { tw } from "@iep-insider/sdk/theme";
import { beginSession } from "../../app/account/currentUser.ts";
import { analytics } from "../../app/analytics/analytics.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import { accountForms, accountToasts, failureWords, signup } from "../../content/accounts.ts";
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
  const { register, formState } = form.form;
  const { errors } = formState;
  return (
    <ServerFormFrame form={form} button={signup.send} busy={signup.sending}>
      <div className={tw`grid gap-5 sm:grid-cols-2`}>
        <TextField
          label={accountForms.firstName}
          autoComplete="given-name"
          registered={register("firstName")}
          error={errors.firstName?.message}
        />
        <TextField
          label={accountForms.lastName}
          autoComplete="family-name"
          registered={register("lastName")}
          error={errors.lastName?.message}
        />
      </div>
      <TextField
        label={accountForms.email}
        hint={signup.emailHint}
        type="email"
        autoComplete="email"
        registered={register("email")}
        error={errors.email?.message}
      />
      <PasswordField
        label={accountForms.password}
        hint={accountForms.newPasswordHint}
        autoComplete="new-password"
        registered={register("password")}
        error={errors.password?.message}
      />
      <p className={tw`text-sm text-quiet`}>
        <Rich text={signup.agree} />
      </p>
    </ServerFormFrame>
  );
}
