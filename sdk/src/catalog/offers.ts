import { formatCents, prices } from "./prices.ts";
import { productName } from "./product.ts";
import { type PaymentKind, paymentKinds } from "./tools.ts";

/** The two options of the pay-per-use page: a credit of a kind, not bound to a tool yet. */
export const creditTitles: Readonly<Record<PaymentKind, string>> = {
  quiz: "Assessment Quiz Access",
  ai_question: "One Answer",
};

/**
 * @param name the kind, as the pay-per-use page sends it in any language; or the option's English title.
 * @returns the kind of credit.
 */
export function findCredit(name: string): PaymentKind | undefined {
  const asked = name.trim().toLowerCase();
  return paymentKinds.find((kind) => kind === asked || creditTitles[kind].toLowerCase() === asked);
}

/** What a member agrees to before paying. The page shows this sentence, and the server records it with the consent. */
export const renewalTerms =
  `${productName} Pro costs ${formatCents(prices.proMonthly)} a month. It renews each month, and your card is charged ` +
  "each time, until you cancel. You can cancel at any time under Manage Subscription, and keep all tools until the " +
  "month you paid for ends.";
