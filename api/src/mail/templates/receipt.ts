import { formatCents } from "@iep-insider/sdk/catalog";
import type { Facts, FinePrint } from "../Mail.ts";
import type { Contact } from "./contact.ts";

/** The payment on a receipt. */
export interface Receipt {
  /** The number by which an operator finds the payment. */
  readonly order: number;
  /** In integer US cents. */
  readonly amount: number;
}

/** The lines of a receipt, in order. */
export function receiptFacts(
  { order, amount }: Receipt,
  what: string,
  /** When it was paid or refunded, and how long it is open. */
  terms: Facts["facts"],
  { page, email }: Contact,
): Facts {
  return {
    facts: [
      ["What", what],
      ["Amount", formatCents(amount)],
      ...terms,
      ["Order", `#${order}`],
      ["Questions", email ?? page],
    ],
  };
}

/** The terms page says the same. */
export function moneyBack({ email }: Contact): FinePrint {
  const way = email === null ? "write to us on our contact page" : "reply to this email";
  return {
    small: `If you were charged twice for one thing, you get the second payment back. To ask for your money back for another reason, ${way} and give the order number. A person reads it. You get what the law where you live gives you.`,
  };
}
