import { type Access, access, billing, type PaymentBegun } from "@iep-insider/sdk/contract";
import { cards, type Headers, paymentOf } from "./shop.ts";
import type { ShopOfTests } from "./useShop.ts";

/** What tests of purchases ask and do. */
export function buyersOf(shop: ShopOfTests) {
  const ask = (request: unknown, headers: Headers = {}) =>
    shop.app.request(billing.createPayment.path, { json: request, headers });
  const accessOf = async (headers: Headers) =>
    (await (await shop.app.request(access.getAccess.path, { headers })).json()) as Access;
  const redeem = (tool: string, headers: Headers) =>
    shop.app.request(access.redeem.path, { json: { tool }, headers });
  const rows = () => shop.app.database.payments.findAll({ order: ["id"] });
  const statuses = async () => (await rows()).map(({ status }) => status);
  /** How much was ever begun at the provider. */
  const begunAtProvider = () =>
    Object.keys(shop.simulator.state.sessions).length +
    Object.keys(shop.simulator.state.paymentIntents).length;
  /** Pays what was begun, and waits until it was heard of. */
  const pay = async (begun: Partial<PaymentBegun>, card: string = cards.pays) => {
    const outcome = await shop.simulator.control.pay({ payment: paymentOf(begun), card });
    await shop.settled();
    return outcome;
  };
  return { ask, accessOf, redeem, rows, statuses, begunAtProvider, pay };
}
