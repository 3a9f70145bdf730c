import { renewalTerms } from "@iep-insider/sdk/catalog";
import { type Account, access, accounts, billing } from "@iep-insider/sdk/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { expectErrorBody } from "../errorBody.ts";
import { mailTo, tokenIn } from "../mails.ts";
import { signIn, signUp, verify } from "../signedIn.ts";
import { emptyShop } from "./emptyShop.ts";
import {
  beginToJoin,
  cards,
  comeBack,
  type Headers,
  openShop,
  proSignup,
  publicOrigin,
  type Shop,
} from "./shop.ts";

const day = 24 * 3_600_000;
let now = new Date("2026-11-21T10:20:30.000Z");
const start = now;
const nextMonth = "2026-12-21T10:20:30.000Z";
let shop: Shop;

beforeAll(async () => {
  shop = await openShop({ clock: () => now });
});
beforeEach(async () => {
  now = start;
  await emptyShop(shop);
});
afterAll(() => shop.close());

const ask = (request: unknown, headers: Headers = {}) =>
  shop.app.request(billing.createSubscription.path, { json: request, headers });
const pay = async (payment: string, card: string = cards.pays) => {
  await shop.simulator.control.pay({ payment, card });
  await shop.settled();
};
const user = () => shop.app.database.users.findOne({ rejectOnEmpty: true });
const accountOf = async (headers: Headers) =>
  (await (await shop.app.request(accounts.getUser.path, { headers })).json()) as Account;
const isMember = async (headers: Headers) => {
  const response = await shop.app.request(access.getSubscriptionStatus.path, { headers });
  if (!response.ok) throw new Error(`Not asked: ${response.status}`);
  return ((await response.json()) as { hasActiveSubscription: boolean }).hasActiveSubscription;
};
/** A month later the session has ended. */
const isMemberStill = async () => isMember(await signIn(shop.app));
const kinds = async () =>
  (await shop.app.database.outgoingMails.findAll({ order: ["id"] })).map(({ kind }) => kind).toSorted();
const call = (path: string, headers: Headers, json: unknown = {}) =>
  shop.app.request(path, { json, headers });
const lookUp = (headers: Headers) =>
  shop.app.request(billing.lookUpSubscription.path, { method: "POST", headers });
const subscriptions = () => Object.values(shop.simulator.state.subscriptions);
const subscriptionIn = (session: string) => shop.simulator.state.sessions[session]?.subscription ?? "";

/** Joins with the sample's address. @returns the headers of the new member. */
async function join(card: string = cards.pays) {
  const { session } = await beginToJoin(shop.app);
  await pay(session, card);
  return { headers: await signIn(shop.app), session, subscription: subscriptionIn(session) };
}

describe("joining", () => {
  test("makes an account once it is paid, signs its browser in, and opens all tools", async () => {
    const { session, browser } = await beginToJoin(shop.app, proSignup({ name: " Maria  del Mar Alvarez " }));
    expect(await shop.app.database.users.count()).toBe(0);
    expect(await shop.app.database.subscriptionSignups.findAll()).toMatchObject([
      { status: "pending", renewalTerms, createdAt: now, firstName: "Maria", lastName: "del Mar Alvarez" },
    ]);
    expect(await comeBack(shop.app, session, browser)).toMatchObject({
      status: "processing",
      sessionToken: null,
    });

    await pay(session);
    const confirmed = await comeBack(shop.app, session, browser);
    expect(confirmed).toEqual({
      status: "paid",
      subscriptionActivated: true,
      newAccountCreated: true,
      sessionToken: expect.any(String),
      alreadyProcessed: false,
      tool: null,
      kind: null,
      returnUrl: null,
      purchaseKey: null,
    });
    const headers = { Authorization: `Bearer ${confirmed.sessionToken}` };
    expect(await accountOf(headers)).toMatchObject({
      email: "maria@example.org",
      firstName: "Maria",
      lastName: "del Mar Alvarez",
      emailVerified: false,
      subscriptionStatus: "active",
      subscriptionEndDate: nextMonth,
      hasAllTools: false,
    });
    expect(await isMember(headers)).toBe(true);
    expect(await kinds()).toEqual(["verify-email", "welcome-to-pro"]);
    const { text } = await mailTo(shop.app, "maria@example.org", "welcome-to-pro");
    expect(text).toContain(renewalTerms);
    expect(text).toContain(`${publicOrigin}/manage-subscription`);
    // What was kept for making the account is gone.
    expect(await shop.app.database.subscriptionSignups.findAll()).toMatchObject([
      { status: "completed", password: null, accountMade: true },
    ]);
    // For the books: one month.
    expect(await shop.app.database.payments.findAll()).toMatchObject([
      { paymentType: "subscription", amount: 1999, status: "paid", userId: (await user()).id },
    ]);
    // And the password that was chosen is the account's.
    await signIn(shop.app);
  });

  test.each([
    ["no password", { password: undefined }, "password", "Please choose a password."],
    ["a short one", { password: "five5" }, "password", "Password must be at least 6 characters long."],
    ["a common one", { password: "password1" }, "password", null],
    ["no consent", { acceptsRenewal: false }, "acceptsRenewal", "Please agree to the monthly renewal first."],
    ["no name", { name: " " }, "name", "Please enter your full name."],
  ])("with %s is refused with a sentence", async (_, changes, field, sentence) => {
    const { fields } = await expectErrorBody(
      await ask({ ...proSignup(), ...changes }),
      400,
      "invalid_request",
    );
    expect(Object.keys(fields ?? {})).toEqual([field]);
    if (sentence) expect(fields).toEqual({ [field]: sentence });
    expect(await shop.app.database.subscriptionSignups.count()).toBe(0);
  });

  test("with a declined card makes nothing", async () => {
    const { session, browser } = await beginToJoin(shop.app);
    await pay(session, cards.declined);
    expect(await comeBack(shop.app, session, browser)).toMatchObject({
      status: "processing",
      newAccountCreated: false,
    });
    expect(await shop.app.database.users.count()).toBe(0);
    await shop.app.services.payments.expireSession(session);
    await shop.settled();
    expect(await comeBack(shop.app, session, browser)).toMatchObject({ status: "failed" });
    expect(await shop.app.database.subscriptionSignups.findAll()).toMatchObject([
      { status: "failed", password: null },
    ]);
  });

  test("gives the browser a cookie that nobody reads and only the return page gets", async () => {
    const response = await ask(proSignup());
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^iep_signup=[\w-]{43}; Max-Age=90000; Path=\/api\/payment-success; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });
});

describe("the session of the return page", () => {
  const sessionOf = async (session: string, headers: Headers) =>
    (await comeBack(shop.app, session, headers)).sessionToken;

  test("is given once", async () => {
    const { session, browser } = await beginToJoin(shop.app);
    await pay(session);
    const answers = await Promise.all([1, 2, 3].map(() => sessionOf(session, browser)));
    expect(answers.filter((token) => token !== null)).toHaveLength(1);
    const later = await comeBack(shop.app, session, browser);
    expect(later).toMatchObject({ sessionToken: null, alreadyProcessed: true, subscriptionActivated: true });
  });

  test.each([
    ["without the cookie", () => ({})],
    ["with another browser's", () => ({ Cookie: `iep_signup=${"x".repeat(43)}` })],
  ])("is not given %s; the right browser still gets it", async (_, other) => {
    const { session, browser } = await beginToJoin(shop.app);
    await pay(session);
    expect(await sessionOf(session, other())).toBeNull();
    expect(await sessionOf(session, browser)).toEqual(expect.any(String));
  });

  test.each([61 * 60_000, 366 * day])("is not given %d ms later", async (later) => {
    const { session, browser } = await beginToJoin(shop.app);
    await pay(session);
    now = new Date(start.getTime() + later);
    expect(await sessionOf(session, browser)).toBeNull();
  });

  test("is not given for an account that there was", async () => {
    const headers = await signUp(shop.app);
    const { session, browser } = await beginToJoin(shop.app, proSignup({ password: undefined }), headers);
    await pay(session);
    expect(await comeBack(shop.app, session, browser)).toMatchObject({
      subscriptionActivated: true,
      newAccountCreated: false,
      sessionToken: null,
    });
  });

  test("is not given once the owner of the address has shown themself", async () => {
    const { session, browser } = await beginToJoin(shop.app);
    await pay(session);
    await shop.app.request(accounts.forgotPassword.path, { json: { email: "maria@example.org" } });
    const token = tokenIn(await mailTo(shop.app, "maria@example.org", "reset-password"));
    await shop.app.request(accounts.resetPassword.path, { json: { token, newPassword: "nine red boats" } });
    expect(await sessionOf(session, browser)).toBeNull();
  });
});

describe("an address that has an account", () => {
  test.each([
    ["no password", { password: undefined }],
    ["a wrong one", { password: "not this one" }],
  ])("is asked to sign in: %s", async (_, changes) => {
    await signUp(shop.app);
    const body = await expectErrorBody(await ask(proSignup(changes)), 409, "sign_in_first");
    expect(body.message).toBe("An account with this email already exists. Please sign in first.");
    expect(body.hasActiveSubscription).toBeUndefined();
    expect(await shop.app.database.subscriptionSignups.count()).toBe(0);
  });

  test("joins with the right password, which stays", async () => {
    await signUp(shop.app);
    const before = (await user()).password;
    const { session } = await beginToJoin(shop.app);
    await pay(session);
    expect(await user()).toMatchObject({
      password: before,
      subscriptionStatus: "active",
      firstName: "Maria",
    });
    expect(await shop.app.database.users.count()).toBe(1);
  });

  test("counts wrong passwords as signing in does", async () => {
    const limits = { ...shop.app.services.limits, wrongPasswordsHere: { requests: 2, window: 60_000 } };
    const strict = await openShop({ clock: () => now, limits });
    await signUp(strict.app);
    const wrong = () =>
      strict.app.request(billing.createSubscription.path, { json: proSignup({ password: "not this one" }) });
    expect([(await wrong()).status, (await wrong()).status, (await wrong()).status]).toEqual([409, 409, 429]);
    const login = await strict.app.request(accounts.login.path, {
      json: { email: "maria@example.org", password: "seven blue kites" },
    });
    expect(login.status).toBe(429);
    await strict.close();
  });

  test("is not joined for by somebody who is signed in to another", async () => {
    const headers = await signUp(shop.app, { email: "ben@example.org" });
    const { fields } = await expectErrorBody(await ask(proSignup(), headers), 400, "invalid_request");
    expect(Object.keys(fields ?? {})).toEqual(["email"]);
    await signUp(shop.app);
    await expectErrorBody(await ask(proSignup({ password: undefined }), headers), 409, "sign_in_first");
  });
});

describe("an account made while the payment page was open", () => {
  test("gets the membership at once when its address is confirmed, and keeps its password", async () => {
    const { session, browser } = await beginToJoin(shop.app);
    await signUp(shop.app, { password: "nine red boats" });
    const headers = await signIn(shop.app, { password: "nine red boats" });
    await verify(shop.app, "maria@example.org", headers);
    await pay(session);
    expect(await isMember(headers)).toBe(true);
    expect(await comeBack(shop.app, session, browser)).toMatchObject({
      newAccountCreated: false,
      sessionToken: null,
    });
    await signIn(shop.app, { password: "nine red boats" });
  });

  test("waits until somebody confirms the address, whoever signed up with it", async () => {
    const { session, browser } = await beginToJoin(shop.app);
    const stranger = await signUp(shop.app, { password: "nine red boats" });
    await pay(session);
    expect(await isMember(stranger)).toBe(false);
    expect(await comeBack(shop.app, session, browser)).toMatchObject({
      status: "paid",
      subscriptionActivated: false,
      sessionToken: null,
    });
    const { text } = await mailTo(shop.app, "maria@example.org", "membership-waits");
    expect(text).toContain(`${publicOrigin}/forgot-password`);

    await shop.app.request(accounts.forgotPassword.path, { json: { email: "maria@example.org" } });
    const token = tokenIn(await mailTo(shop.app, "maria@example.org", "reset-password"));
    await shop.app.request(accounts.resetPassword.path, {
      json: { token, newPassword: "eight green doors" },
    });
    expect(await isMember(await signIn(shop.app, { password: "eight green doors" }))).toBe(true);
    expect(
      (await kinds()).filter((kind) => kind.startsWith("membership") || kind.startsWith("welcome")),
    ).toEqual(["membership-waits", "welcome-to-pro"]);
    expect(await shop.app.database.payments.findAll()).toMatchObject([{ userId: (await user()).id }]);
  });
});

describe("nobody pays twice for a membership", () => {
  test("who has one: they are told, and nobody else is", async () => {
    const { headers } = await join();
    for (const [request, bearer] of [
      [proSignup({ password: undefined }), headers],
      [proSignup(), {}],
    ] as const) {
      const body = await expectErrorBody(await ask(request, bearer), 409, "active_subscription");
      expect(body).toMatchObject({
        hasActiveSubscription: true,
        error: "You already have an active subscription.",
      });
    }
    const stranger = await expectErrorBody(
      await ask(proSignup({ password: "not this one" })),
      409,
      "sign_in_first",
    );
    expect(stranger.hasActiveSubscription).toBeUndefined();
  });

  test("who has cancelled, and has paid for this month", async () => {
    const { headers, subscription } = await join();
    await call(billing.cancelSubscription.path, headers, { subscriptionId: subscription });
    await expectErrorBody(await ask(proSignup(), headers), 409, "active_subscription");
  });

  test("whose card failed: the running one is to be paid first", async () => {
    const { subscription } = await join(cards.paysOnce);
    await shop.simulator.control.renew({ subscription });
    await shop.settled();
    now = new Date("2026-12-25T00:00:00Z");
    const { message } = await expectErrorBody(await ask(proSignup()), 409, "active_subscription");
    expect(message).toContain("update your card");
  });

  test("signed in with two tabs: the first page closes", async () => {
    const headers = await signUp(shop.app);
    const first = await beginToJoin(shop.app, proSignup(), headers);
    const second = await beginToJoin(shop.app, proSignup(), headers);
    await expect(pay(first.session)).rejects.toThrow();
    await pay(second.session);
    expect(subscriptions().filter(({ status }) => status === "active").length).toBeGreaterThan(0);
    expect(await isMember(headers)).toBe(true);
  });

  test.each(["heard one after the other", "heard at the same moment", "heard backwards"])(
    "signed out with two tabs: the second ends, its money goes back, and they are told (%s)",
    async (order) => {
      const first = await beginToJoin(shop.app);
      const second = await beginToJoin(shop.app);
      if (order !== "heard one after the other") await shop.simulator.control.pauseDeliveries();
      await pay(first.session);
      await pay(second.session);
      const held = (await shop.simulator.control.listEvents()).filter(({ delivery }) => delivery === "held");
      if (order === "heard backwards")
        await shop.simulator.control.releaseDeliveries({ events: held.map(({ id }) => id).toReversed() });
      if (order === "heard at the same moment")
        await Promise.all(held.map(({ id }) => shop.simulator.control.resendEvent({ event: id })));
      await shop.simulator.control.resumeDeliveries();
      await shop.settled();

      const both = [first, second].map(
        ({ session }) => shop.simulator.state.subscriptions[subscriptionIn(session)],
      );
      expect(both.map((one) => one?.status).toSorted()).toEqual(["active", "canceled"]);
      const kept = both.find((one) => one?.status === "active");
      expect(await user()).toMatchObject({ stripeSubscriptionId: kept?.id, subscriptionStatus: "active" });
      expect((await kinds()).filter((kind) => kind !== "verify-email")).toEqual([
        "second-membership-undone",
        "welcome-to-pro",
      ]);
      const paid = await shop.app.database.payments.findAll();
      expect(paid.map(({ status }) => status).toSorted()).toEqual(["paid", "refunded"]);
      expect(await isMember(await signIn(shop.app))).toBe(true);
    },
  );
});

describe("a membership that goes on", () => {
  test("is renewed, month by month, in the books too", async () => {
    const { headers, subscription } = await join();
    await shop.simulator.control.renew({ subscription });
    await shop.settled();
    expect(await accountOf(headers)).toMatchObject({
      subscriptionStatus: "active",
      subscriptionEndDate: "2027-01-21T10:20:30.000Z",
    });
    expect(await shop.app.database.payments.count({ where: { status: "paid" } })).toBe(2);
    expect(await kinds()).toEqual(["verify-email", "welcome-to-pro"]);
  });

  test("has three days for late news of a renewal, and then closes", async () => {
    await join();
    await shop.simulator.control.pauseDeliveries();
    now = new Date(Date.parse(nextMonth) + 3 * day - 1000);
    expect(await isMemberStill()).toBe(true);
    now = new Date(Date.parse(nextMonth) + 3 * day);
    expect(await isMemberStill()).toBe(false);
  });

  test("whose card fails closes with the month that is paid, says so, and opens when it is paid", async () => {
    const { headers, subscription } = await join(cards.paysOnce);
    await shop.simulator.control.renew({ subscription });
    await shop.settled();
    expect(await accountOf(headers)).toMatchObject({
      subscriptionStatus: "past_due",
      subscriptionEndDate: nextMonth,
    });
    expect(await isMember(headers)).toBe(true);
    const { text } = await mailTo(shop.app, "maria@example.org", "renewal-failed");
    expect(text).toContain(`${publicOrigin}/manage-subscription`);
    now = new Date(Date.parse(nextMonth) + 1000);
    expect(await isMemberStill()).toBe(false);
    await shop.simulator.control.retryInvoice({ subscription, succeeds: true });
    await shop.settled();
    expect(await isMemberStill()).toBe(true);
    expect(await user()).toMatchObject({ subscriptionStatus: "active" });
  });

  test("that the provider gave up is cancelled", async () => {
    const { headers, subscription } = await join(cards.paysOnce);
    await shop.simulator.control.renew({ subscription });
    await shop.simulator.control.giveUp({ subscription });
    await shop.settled();
    expect(await accountOf(headers)).toMatchObject({
      subscriptionStatus: "cancelled",
      subscriptionEndDate: nextMonth,
    });
    now = new Date("2026-12-25T00:00:00Z");
    // They may join anew.
    expect((await ask(proSignup(), await signIn(shop.app))).status).toBe(200);
  });

  test("joins anew when the first one is over, and the old one's late news change nothing", async () => {
    const { headers, subscription } = await join();
    await call(billing.cancelSubscription.path, headers, { subscriptionId: subscription });
    await shop.simulator.control.renew({ subscription });
    await shop.settled();
    now = new Date("2026-12-25T00:00:00Z");
    expect(await isMemberStill()).toBe(false);
    const again = await beginToJoin(shop.app);
    await pay(again.session);
    expect(await isMemberStill()).toBe(true);
    for (const { id, object } of await shop.simulator.control.listEvents())
      if (object === subscription) {
        await shop.app.database.webhookEvents.destroy({ where: { id } });
        await shop.simulator.control.resendEvent({ event: id });
      }
    expect(await user()).toMatchObject({
      stripeSubscriptionId: subscriptionIn(again.session),
      subscriptionStatus: "active",
    });
    expect(await isMemberStill()).toBe(true);
  });

  test.each(["refund", "openDispute"] as const)(
    "whose last month goes back (%s) closes at once",
    async (how) => {
      const { headers, subscription } = await join();
      const invoice = shop.simulator.state.subscriptions[subscription]?.latestInvoice ?? "";
      const payment = shop.simulator.state.invoices[invoice]?.paymentIntent ?? "";
      await shop.simulator.control[how]({ payment });
      await shop.settled();
      expect(await isMember(headers)).toBe(false);
      expect(await accountOf(headers)).toMatchObject({ subscriptionStatus: "inactive" });
      expect(await shop.app.database.payments.findAll()).toMatchObject([
        { status: how === "refund" ? "refunded" : "disputed" },
      ]);
    },
  );

  test("whose objection is won opens again", async () => {
    const { headers, subscription } = await join();
    const invoice = shop.simulator.state.subscriptions[subscription]?.latestInvoice ?? "";
    const payment = shop.simulator.state.invoices[invoice]?.paymentIntent ?? "";
    const { dispute } = await shop.simulator.control.openDispute({ payment });
    await shop.settled();
    await shop.simulator.control.closeDispute({ dispute, outcome: "won" });
    await shop.settled();
    expect(await isMember(headers)).toBe(true);
    expect(await shop.app.database.payments.findAll()).toMatchObject([{ status: "paid" }]);
  });
});

describe("one's own membership", () => {
  test("is looked up as it stands at the provider", async () => {
    const { headers, subscription } = await join();
    const response = await lookUp(headers);
    expect(await response.json()).toEqual({
      subscriptionId: subscription,
      status: "active",
      currentPeriodEnd: nextMonth,
      created: start.toISOString(),
    });
  });

  test("that is not there is said in the specification's words", async () => {
    const headers = await signUp(shop.app);
    const { message } = await expectErrorBody(await lookUp(headers), 404, "no_subscription");
    expect(message).toBe("No active subscription found for this email address.");
    const portal = await shop.app.request(billing.openBillingPortal.path, { method: "POST", headers });
    await expectErrorBody(portal, 404, "no_subscription");
    await expectErrorBody(await lookUp({}), 401, "unauthenticated");
  });

  test("is cancelled, and stays open to the end of the month that is paid", async () => {
    const { headers, subscription } = await join();
    const response = await call(billing.cancelSubscription.path, headers, { subscriptionId: subscription });
    expect(await response.json()).toMatchObject({ status: "cancelled", currentPeriodEnd: nextMonth });
    // Twice is no fault.
    expect(
      (await call(billing.cancelSubscription.path, headers, { subscriptionId: subscription })).status,
    ).toBe(200);
    await shop.settled();
    const { text } = await mailTo(shop.app, "maria@example.org", "membership-cancelled");
    expect(text).toContain("until December 21, 2026");
    expect((await kinds()).filter((kind) => kind === "membership-cancelled")).toHaveLength(1);
    now = new Date(Date.parse(nextMonth) - 1000);
    expect(await isMemberStill()).toBe(true);
    now = new Date(Date.parse(nextMonth));
    expect(await isMemberStill()).toBe(false);
  });

  test("in arrears ends at once when it is cancelled: the card is not tried again", async () => {
    const { headers, subscription } = await join(cards.paysOnce);
    await shop.simulator.control.renew({ subscription });
    await shop.settled();
    await call(billing.cancelSubscription.path, headers, { subscriptionId: subscription });
    expect(shop.simulator.state.subscriptions[subscription]).toMatchObject({ status: "canceled" });
  });

  test("is the only one that can be cancelled", async () => {
    const { subscription } = await join();
    const stranger = await signUp(shop.app, { email: "ben@example.org" });
    for (const headers of [stranger, { Authorization: "Bearer a.b.c" }, {}]) {
      const response = await call(billing.cancelSubscription.path, headers, { subscriptionId: subscription });
      expect([401, 404]).toContain(response.status);
    }
    const response = await call(billing.cancelSubscription.path, stranger, { subscriptionId: subscription });
    await expectErrorBody(response, 404, "no_subscription");
    expect(shop.simulator.state.subscriptions[subscription]).toMatchObject({
      cancelAtPeriodEnd: false,
      status: "active",
    });
  });

  test("has a page of the provider where the card is changed", async () => {
    const { headers } = await join();
    const response = await shop.app.request(billing.openBillingPortal.path, { method: "POST", headers });
    const { url } = (await response.json()) as { url: string };
    expect(url).toContain("/p/session/");
    expect(Object.values(shop.simulator.state.portalSessions).at(-1)?.returnUrl).toBe(
      `${publicOrigin}/manage-subscription`,
    );
  });

  test("cannot be cancelled while the provider is down, and that is said in the specification's words", async () => {
    const { headers, subscription } = await join();
    await shop.simulator.control.failRequests({ fault: "error", count: 40 });
    const cancel = await call(billing.cancelSubscription.path, headers, { subscriptionId: subscription });
    expect((await expectErrorBody(cancel, 503, "provider_unavailable")).message).toBe(
      "Unable to cancel subscription. Please contact support.",
    );
    const portal = await shop.app.request(billing.openBillingPortal.path, { method: "POST", headers });
    expect((await expectErrorBody(portal, 503, "provider_unavailable")).message).toBe(
      "Unable to open billing portal. Please contact support.",
    );
    expect(await accountOf(headers)).toMatchObject({ subscriptionStatus: "active" });
  });
});

describe("the provider's records", () => {
  test("one customer for an account, also when it was lost there", async () => {
    const headers = await signUp(shop.app);
    await beginToJoin(shop.app, proSignup(), headers);
    const first = (await user()).stripeCustomerId;
    await beginToJoin(shop.app, proSignup(), headers);
    expect((await user()).stripeCustomerId).toBe(first);
    await (await user()).update({ stripeCustomerId: "cus_lost" });
    await beginToJoin(shop.app, proSignup(), headers);
    expect((await user()).stripeCustomerId).not.toBe("cus_lost");
  });

  test("one price for a month", async () => {
    await beginToJoin(shop.app);
    const count = Object.keys(shop.simulator.state.prices).length;
    await beginToJoin(shop.app);
    expect(Object.keys(shop.simulator.state.prices)).toHaveLength(count);
  });
});
