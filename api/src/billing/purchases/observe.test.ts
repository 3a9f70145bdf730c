import { expect, test } from "vitest";
import type { DisputeStatus, ProviderPayment } from "../provider/PaymentProvider.ts";
import { stateOf } from "./observe.ts";

const charge = { id: "ch_1", isRefunded: false, isDisputed: false };
const paid: ProviderPayment = {
  id: "pi_1",
  status: "succeeded",
  received: 499,
  currency: "usd",
  created: new Date(0),
  clientSecret: null,
  customer: null,
  wasDeclined: false,
  charge,
  metadata: {},
};
const disputed = { charge: { ...charge, isDisputed: true } };

test.each<[what: string, changes: Partial<ProviderPayment>, disputes: DisputeStatus[], state: string]>([
  ["paid in full", {}, [], "paid"],
  ["paid with more than it costs", { received: 500 }, [], "paid"],
  ["paid with less than it costs", { received: 498 }, [], "pending"],
  ["paid in another currency", { currency: "jpy" }, [], "pending"],
  ["refunded", { charge: { ...charge, isRefunded: true } }, [], "refunded"],
  ["disputed", disputed, ["open"], "disputed"],
  ["disputed and lost", disputed, ["lost"], "disputed"],
  ["disputed and won", disputed, ["won"], "paid"],
  ["disputed again after it was won", disputed, ["open", "won"], "disputed"],
  ["declined", { status: "requires_payment_method", wasDeclined: true, received: 0 }, [], "declined"],
  ["not tried yet", { status: "requires_payment_method", received: 0 }, [], "pending"],
  ["waiting for the bank", { status: "requires_action", received: 0 }, [], "pending"],
  ["canceled", { status: "canceled", received: 0 }, [], "failed"],
])("a payment that is %s", async (_, changes, disputes, state) => {
  const provider = { listDisputes: async () => disputes };
  expect(await stateOf(provider, { ...paid, ...changes }, 499)).toBe(state);
});
