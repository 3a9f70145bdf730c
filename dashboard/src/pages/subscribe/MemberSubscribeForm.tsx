import { zodResolver } from "@hookform/resolvers/zod";
import type { Account } from "@iep-insider/sdk/contract";
import { renewalConsentSchema } from "@iep-insider/sdk/contract/schemas";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useBack } from "../../app/paying/useBack.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import { back, cardNote, paymentFailures, processing } from "../../content/payments.ts";
import { subscribe, subscribeToasts } from "../../content/subscribe.ts";
import { ServerFormFrame } from "../../forms/ServerFormFrame.tsx";
import { useServerForm } from "../../forms/useServerForm.ts";
import { Rich } from "../../text/Rich.tsx";
import { ConsentField } from "./ConsentField.tsx";
import type { Join } from "./useJoin.ts";

/** Subscribes with the signed-in account: asks for nothing but the consent. */
export function MemberSubscribeForm({ user, join }: { readonly user: Account; readonly join: Join }) {
  const goBack = useBack("/pricing");
  const form = useServerForm<{ readonly acceptsRenewal: true }>({
    resolver: zodResolver(renewalConsentSchema),
    failureWords: paymentFailures.subscribe,
    onInvalid: () => toasts.show({ ...subscribeToasts.missing, tone: "stop" }),
    send: () => join.begin({ name: nameOf(user), email: user.email, acceptsRenewal: true }),
  });
  const { register, formState } = form.form;
  return (
    <ServerFormFrame
      form={form}
      button={subscribe.send}
      busy={processing}
      beside={<Button onClick={goBack}>{back}</Button>}
    >
      <p>
        {subscribe.joinAs} <strong className={tw`font-semibold break-words`}>{user.email}</strong>.
      </p>
      <ConsentField
        registered={register("acceptsRenewal")}
        error={formState.errors.acceptsRenewal?.message}
      />
      <p className={tw`text-sm text-quiet`}>
        <Rich text={subscribe.consent} /> {cardNote}
      </p>
    </ServerFormFrame>
  );
}

/** As the call asks for one; the account keeps its own. */
function nameOf({ firstName, lastName, email }: Account): string {
  return [firstName, lastName].join(" ").trim() || email;
}
