import {
  type PaymentFilter,
  paidKinds,
  paymentStatuses,
  shortestPaymentSearch,
} from "@iep-insider/sdk/contract";

/** As a query of words has it: what is not narrowed is not there. */
type Narrowed = { readonly [Name in keyof PaymentFilter]: NonNullable<PaymentFilter[Name]> };

/** What the address says of the list; what it says that we do not know makes no difference. */
export function paymentFilter(values: Readonly<Record<"status" | "kind" | "search", string>>): Narrowed {
  const status = paymentStatuses.find((known) => known === values.status);
  const kind = paidKinds.find((known) => known === values.kind);
  const search = values.search.trim();
  return { ...(status && { status }), ...(kind && { kind }), ...(search && { search }) };
}

/** Whether the server would refuse to search for so little. */
export function isTooShort({ search }: PaymentFilter): boolean {
  return search !== undefined && search.length < shortestPaymentSearch && !/^#?[1-9]\d*$/.test(search);
}
