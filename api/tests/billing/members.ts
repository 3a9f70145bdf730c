import { access, accounts, billing } from "@iep-insider/sdk/contract";
import { callAs } from "../callAs.ts";
import { signIn } from "../signedIn.ts";
import type { Card } from "./fakeBooks.ts";
import { beginToJoin, type Headers } from "./shop.ts";
import type { ShopOfTests } from "./useShop.ts";

/** What tests of subscriptions ask and do. */
export function membersOf(shop: ShopOfTests) {
  const ask = (request: unknown, headers: Headers = {}) =>
    shop.app.request(billing.createSubscription.path, { json: request, headers });
  /** The only account there is. */
  const user = () => shop.app.database.users.findOne({ rejectOnEmpty: true });
  const accountOf = (headers: Headers) => callAs(shop.app, accounts.getUser, headers);
  const isMember = async (headers: Headers) =>
    (await callAs(shop.app, access.getSubscriptionStatus, headers)).hasActiveSubscription;
  /** A month later the session has ended. */
  const isMemberStill = async () => isMember(await signIn(shop.app));
  /** The kinds of all mails so far. */
  const kinds = async () =>
    (await shop.app.database.outgoingMails.findAll({ order: ["id"] })).map(({ kind }) => kind).toSorted();
  const lookUp = (headers: Headers) =>
    shop.app.request(billing.lookUpSubscription.path, { method: "POST", headers });
  const cancel = (headers: Headers, subscriptionId: string) =>
    shop.app.request(billing.cancelSubscription.path, { json: { subscriptionId }, headers });
  const openPortal = (headers: Headers) =>
    shop.app.request(billing.openBillingPortal.path, { method: "POST", headers });
  const subscriptionIn = (session: string) => shop.provider.sessions.get(session)?.subscription ?? "";
  /** What the provider has of a subscription. */
  const atProvider = (subscription: string) => shop.provider.subscriptions.get(subscription);
  /** Joins with the sample's address, signed out. */
  const join = async (card?: Card) => {
    const { session } = await beginToJoin(shop.app);
    await shop.provider.pay(session, card);
    return { headers: await signIn(shop.app), session, subscription: subscriptionIn(session) };
  };
  const asks = { ask, user, accountOf, isMember, isMemberStill, kinds };
  return { ...asks, lookUp, cancel, openPortal, subscriptionIn, atProvider, join };
}

/** When the month ends that begins with a test. */
export const nextMonth = "2026-12-21T10:20:30.000Z";
export const day = 24 * 3_600_000;
