import { zodResolver } from "@hookform/resolvers/zod";
import type { PaymentKind } from "@iep-insider/sdk/catalog";
import type { EmailOnly } from "@iep-insider/sdk/contract";
import { emailOnlySchema } from "@iep-insider/sdk/contract/schemas";
import { tw } from "@iep-insider/sdk/theme";
import { toasts } from "../../app/toasts/toasts.ts";
import { cardNote, paymentFailures, processing } from "../../content/payments.ts";
import { payPerUse, payPerUseToasts } from "../../content/payPerUse.ts";
import { EmailField } from "../../forms/EmailField.tsx";
import { ServerFormFrame } from "../../forms/ServerFormFrame.tsx";
import { useServerForm } from "../../forms/useServerForm.ts";
import { usePurchase } from "./usePurchase.ts";

/** Buys signed out: the address is where the access link goes. */
export function PurchaseForm({ kind }: { readonly kind: PaymentKind }) {
  const purchase = usePurchase(kind);
  const form = useServerForm<EmailOnly>({
    resolver: zodResolver(emailOnlySchema),
    failureWords: paymentFailures.payPerUse,
    onInvalid: ({ email }) => {
      if (email.trim() === "") toasts.show({ ...payPerUseToasts.missing, tone: "stop" });
    },
    send: ({ email }) => purchase(email),
  });
  return (
    <ServerFormFrame form={form} button={payPerUse.send} busy={processing}>
      <EmailField label={payPerUse.email} hint={payPerUse.emailHint} {...form.field("email")} />
      <p className={tw`text-sm text-quiet`}>{cardNote}</p>
    </ServerFormFrame>
  );
}

/** Buys with the account that is signed in: the purchase is the account's. */
export function AccountPurchaseForm({ kind, email }: { readonly kind: PaymentKind; readonly email: string }) {
  const purchase = usePurchase(kind);
  const form = useServerForm<Record<string, never>>({
    resolver: (values) => ({ values, errors: {} }),
    failureWords: paymentFailures.payPerUse,
    send: () => purchase(email),
  });
  return (
    <ServerFormFrame form={form} button={payPerUse.send} busy={processing}>
      <p>
        {payPerUse.sendTo} <strong className={tw`font-semibold break-words`}>{email}</strong>.
      </p>
      <p className={tw`text-sm text-quiet`}>{cardNote}</p>
    </ServerFormFrame>
  );
}
