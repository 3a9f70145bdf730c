import { zodResolver } from "@hookform/resolvers/zod";
import { subscriptionFormSchema } from "@iep-insider/sdk/contract/schemas";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useEffect } from "react";
import { useBack } from "../../app/paying/useBack.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import { back, cardNote, paymentFailures, processing } from "../../content/payments.ts";
import { subscribe } from "../../content/subscribe.ts";
import { EmailField } from "../../forms/EmailField.tsx";
import { PasswordField } from "../../forms/PasswordField.tsx";
import { ServerFormFrame } from "../../forms/ServerFormFrame.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { useLinkToken } from "../../forms/useLinkToken.ts";
import { useServerForm } from "../../forms/useServerForm.ts";
import { Rich } from "../../text/Rich.tsx";
import { ConsentField } from "./ConsentField.tsx";
import { complaintAbout, type SubscribeFields } from "./complaint.ts";
import { SignInLink } from "./SignInLink.tsx";
import type { Join } from "./useJoin.ts";

/** As they can be sent. */
interface AgreedFields extends SubscribeFields {
  readonly acceptsRenewal: true;
}

/** Joins with an account that is made with the first payment. */
export function SubscribeForm({ join }: { readonly join: Join }) {
  const goBack = useBack("/pricing");
  const form = useServerForm<AgreedFields>({
    resolver: zodResolver(subscriptionFormSchema),
    failureWords: paymentFailures.subscribe,
    onInvalid: (fields) => {
      const complaint = complaintAbout(fields);
      if (complaint) toasts.show({ ...complaint, tone: "stop" });
    },
    send: ({ name, email, password }) => join.begin({ name, email, password, acceptsRenewal: true }),
  });
  const { getValues, setValue } = form.form;
  // The address that was typed at a tool's gate, here or on another site.
  const handedOver = useLinkToken("email", "hash");
  useEffect(() => {
    if (handedOver && !getValues("email")) setValue("email", handedOver);
  }, [handedOver, getValues, setValue]);
  return (
    <ServerFormFrame
      form={form}
      button={subscribe.send}
      busy={processing}
      beside={<Button onClick={goBack}>{back}</Button>}
    >
      <SignInLink />
      <TextField label={subscribe.name} autoComplete="name" {...form.field("name")} />
      <EmailField label={subscribe.email} hint={subscribe.emailHint} {...form.field("email")} />
      <div className={tw`flex flex-col gap-5`}>
        <PasswordField
          isNew
          label={subscribe.password}
          hint={subscribe.passwordHint}
          {...form.field("password")}
        />
        <PasswordField isNew label={subscribe.confirm} {...form.field("confirmPassword")} />
      </div>
      <ConsentField {...form.field("acceptsRenewal")} />
      <p className={tw`text-sm text-quiet`}>
        <Rich text={subscribe.consent} /> {cardNote}
      </p>
    </ServerFormFrame>
  );
}
