import type { PaymentState } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { statusWords } from "../../../content/admin/payments.ts";

/** A payment's status; the color adds no information to the word. */
export function StatusBadge({ status }: { readonly status: PaymentState }) {
  return <span className={`${looks[status]} ${tw`font-medium`}`}>{statusWords[status]}</span>;
}

const looks: Readonly<Record<PaymentState, string>> = {
  paid: tw`text-good`,
  pending: tw`text-quiet`,
  failed: tw`text-quiet`,
  refunded: tw`text-caution`,
  disputed: tw`text-stop`,
};
