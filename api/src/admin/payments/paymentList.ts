import { type PaymentFilter, shortestPaymentSearch } from "@iep-insider/sdk/contract";
import type { WhereOptions } from "sequelize";
import { emailKeyOf } from "../../accounts/emailKey.ts";
import type { Payment } from "../../database/models/payment.ts";
import { InvalidRequest } from "../../http/errors.ts";
import { beginningWith } from "../../search/searchKey.ts";
import type { List } from "../list/readChain.ts";

type PaymentList = List<Payment>;

/**
 * The payments that match a filter, newest first. A search by address orders by address, and newest first within each,
 * so that an index provides the order.
 * @throws {InvalidRequest} when the search is too short.
 */
export function paymentList({ status, kind, search }: PaymentFilter): PaymentList {
  const fixed = { ...(status && { status }), ...(kind && { paymentType: kind }) };
  const newestFirst: PaymentList["order"] = [
    ["createdAt", "DESC"],
    ["id", "DESC"],
  ];
  if (search === undefined) return { where: fixed, order: newestFirst };
  const named = byNumber(search);
  if (named) return { where: { ...fixed, ...named }, order: newestFirst };
  if (search.length < shortestPaymentSearch)
    throw new InvalidRequest({
      search: `Please enter at least ${shortestPaymentSearch} characters of an address, or a full id.`,
    });
  return {
    where: { ...fixed, emailKey: beginningWith(emailKeyOf(search)) },
    order: [["emailKey", "ASC"], ...newestFirst],
  };
}

/** @returns null when it is no number of a payment, ours or the provider's. */
function byNumber(search: string): WhereOptions<Payment> | null {
  const ours = /^#?([1-9]\d{0,9})$/.exec(search)?.[1];
  if (ours !== undefined) return { id: Number(ours) };
  const prefix = /^(pi|cs|in)_\w{6,}$/.exec(search)?.[1];
  if (prefix === "pi") return { stripePaymentIntentId: search };
  if (prefix === "cs") return { stripeCheckoutSessionId: search };
  return prefix === "in" ? { stripeInvoiceId: search } : null;
}
