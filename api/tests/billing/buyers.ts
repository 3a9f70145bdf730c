import { access, billing, type PaymentBegun } from "@iep-insider/sdk/contract";
import { callAs } from "../callAs.ts";
import type { Card } from "./fakeBooks.ts";
import { type Headers, paymentOf } from "./shop.ts";
import type { ShopOfTests } from "./useShop.ts";

/** What tests of purchases ask and do. */
export function buyersOf(shop: ShopOfTests) {
  const ask = (request: unknown, headers: Headers = {}) =>
    shop.app.request(billing.createPayment.path, { json: request, headers });
  const accessOf = (headers: Headers) => callAs(shop.app, access.getAccess, headers);
  const redeem = (tool: string, headers: Headers) =>
    shop.app.request(access.redeem.path, { json: { tool }, headers });
  const rows = () => shop.app.database.payments.findAll({ order: ["id"] });
  const statuses = async () => (await rows()).map(({ status }) => status);
  const begunAtProvider = () => shop.provider.sessions.size + shop.provider.payments.size;
  const pay = (begun: Partial<PaymentBegun>, card?: Card) => shop.provider.pay(paymentOf(begun), card);
  return { ask, accessOf, redeem, rows, statuses, begunAtProvider, pay };
}
