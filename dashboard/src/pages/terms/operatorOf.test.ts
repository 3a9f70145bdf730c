import type { PublicConfig } from "@iep-insider/sdk/contract";
import { expect, it } from "vitest";
import { operatorOf } from "./operatorOf.ts";

const config: PublicConfig = {
  productName: "IEP Insider",
  mode: "production",
  stripePublishableKey: "pk_live_1",
  paymentSimulator: null,
};
const operator = { name: "Example Inc.", address: "1 Main Street\nSpringfield" };

it.each([
  ["nobody", {}, null],
  ["nobody, said so", { operator: null }, null],
  ["a name alone", { operator: { name: "Example Inc." } }, null],
  ["a name and an address", { operator }, operator],
])("finds %s", (_, more, expected) => {
  expect(operatorOf({ ...config, ...more })).toEqual(expected);
});
