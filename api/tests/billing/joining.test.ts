import { renewalTerms } from "@iep-insider/sdk/catalog";
import { accounts, billing } from "@iep-insider/sdk/contract";
import { expect, test } from "vitest";
import { textsIn } from "../../src/language/textsIn.ts";
import { expectWrongFields } from "../errorBody.ts";
import { mailTo } from "../mails.ts";
import { signIn, signUp, verify } from "../signedIn.ts";
import { membersOf, nextMonth } from "./members.ts";
import { beginToJoin, comeBack, openShop, proSignup, publicOrigin } from "./shop.ts";
import { useShop } from "./useShop.ts";

const shop = useShop();
const { ask, user, accountOf, isMember, kinds } = membersOf(shop);

test("joining makes an account once it is paid, signs its browser in, and opens all tools", async () => {
  const { session, browser } = await beginToJoin(shop.app, proSignup({ name: " Maria  del Mar Alvarez " }));
  expect(await shop.app.database.users.count()).toBe(0);
  expect(await shop.app.database.subscriptionSignups.findAll()).toMatchObject([
    { status: "pending", renewalTerms, firstName: "Maria", lastName: "del Mar Alvarez" },
  ]);
  await shop.provider.pay(session);
  const confirmed = await comeBack(shop.app, session, browser);
  expect(confirmed).toMatchObject({
    ...{ status: "paid", subscriptionActivated: true, newAccountCreated: true, alreadyProcessed: false },
    ...{ sessionToken: expect.any(String), purchaseKey: null },
  });
  const headers = { Authorization: `Bearer ${confirmed.sessionToken}` };
  expect(await accountOf(headers)).toMatchObject({
    ...{ email: "maria@example.org", firstName: "Maria", lastName: "del Mar Alvarez", emailVerified: false },
    ...{ subscriptionStatus: "active", subscriptionEndDate: nextMonth, hasAllTools: false },
  });
  expect(await isMember(headers)).toBe(true);
  expect(await kinds()).toEqual(["verify-email", "welcome-to-pro"]);
  const { text } = await mailTo(shop.app, "maria@example.org", "welcome-to-pro");
  expect(text).toContain(renewalTerms);
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

test("joining in Spanish records the sentence that was read, and its mails are in Spanish", async () => {
  const { session, browser } = await beginToJoin(shop.app, proSignup(), { "Accept-Language": "es" });
  const [signup] = await shop.app.database.subscriptionSignups.findAll();
  expect(signup).toMatchObject({ language: "es", renewalTerms: textsIn.es.renewalTerms });
  expect(signup?.renewalTerms).toContain("Se renueva cada mes");
  await shop.provider.pay(session);
  await comeBack(shop.app, session, browser);
  const { text } = await mailTo(shop.app, "maria@example.org", "welcome-to-pro");
  expect(text).toContain(textsIn.es.renewalTerms);
  expect(await user()).toMatchObject({ language: "es" });
});

test.each([
  [{ password: undefined }, "password"],
  [{ acceptsRenewal: false }, "acceptsRenewal"],
])("joining with %j is refused", async (changes, field) => {
  const refused = await ask({ ...proSignup(), ...changes });
  await expectWrongFields(refused, field);
  expect(await shop.app.database.subscriptionSignups.count()).toBe(0);
});

test("joining with a declined card makes nothing", async () => {
  const { session, browser } = await beginToJoin(shop.app);
  await shop.provider.pay(session, "declined");
  expect(await comeBack(shop.app, session, browser)).toMatchObject({
    status: "processing",
    newAccountCreated: false,
  });
  expect(await shop.app.database.users.count()).toBe(0);
  await shop.app.services.payments.expireSession(session);
  await shop.provider.settled();
  expect(await comeBack(shop.app, session, browser)).toMatchObject({ status: "failed" });
  expect(await shop.app.database.subscriptionSignups.findAll()).toMatchObject([
    { status: "failed", password: null },
  ]);
});

test("joining sets a cookie that scripts cannot read and only the return page gets", async () => {
  const response = await ask(proSignup());
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^iep_signup=[\w-]{43}; Max-Age=90000; Path=\/api\/payment-success; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ]);
});

test("an address with an account gets the same response as a new one, and its owner is told by mail", async () => {
  const limits = { ...shop.app.services.limits, joinNoticesToAddress: { requests: 1, window: 60_000 } };
  const slow = await openShop({ clock: () => shop.now, minimumDuration: 100, limits });
  await signUp(slow.app);
  await verify(slow.app);
  const answerTo = async (email: string) => {
    const began = performance.now();
    const json = proSignup({ email, password: "not this one" });
    const response = await slow.app.request(billing.createSubscription.path, { json });
    expect(performance.now() - began).toBeGreaterThanOrEqual(99);
    return { status: response.status, keys: Object.keys((await response.json()) as object) };
  };
  const known = await answerTo("maria@example.org");
  expect(known).toEqual({ status: 200, keys: ["checkoutUrl"] });
  expect(known).toEqual(await answerTo("new@example.org"));
  await answerTo("maria@example.org");
  const notices = await slow.app.database.outgoingMails.findAll({ where: { kind: "joining-known-address" } });
  expect(notices).toHaveLength(1);
  const { text } = await mailTo(slow.app, "maria@example.org", "joining-known-address");
  expect(text).toContain(`${publicOrigin}/login`);
  await slow.close();
});

test("a subscription that is paid without signing in is the account's whose owner confirmed the address", async () => {
  await signUp(shop.app);
  await verify(shop.app);
  const before = (await user()).password;
  const { session, browser } = await beginToJoin(shop.app, proSignup({ password: "not this one" }));
  await shop.provider.pay(session);
  expect(await user()).toMatchObject({ password: before, subscriptionStatus: "active" });
  expect(await comeBack(shop.app, session, browser)).toMatchObject({ status: "paid", sessionToken: null });
});

test("an address that has an account joins with the right password, which stays", async () => {
  await signUp(shop.app);
  const before = (await user()).password;
  const { session } = await beginToJoin(shop.app);
  await shop.provider.pay(session);
  expect(await user()).toMatchObject({ password: before, subscriptionStatus: "active", firstName: "Maria" });
  expect(await shop.app.database.users.count()).toBe(1);
});

test("joining counts passwords as signing in does, with and without an account", async () => {
  const limits = { ...shop.app.services.limits, wrongPasswordsHere: { requests: 2, window: 60_000 } };
  const strict = await openShop({ clock: () => shop.now, limits });
  await signUp(strict.app);
  for (const email of ["maria@example.org", "new@example.org"]) {
    const json = proSignup({ email, password: "not this one" });
    const wrong = async () => (await strict.app.request(billing.createSubscription.path, { json })).status;
    expect([await wrong(), await wrong(), await wrong()]).toEqual([200, 200, 429]);
  }
  const login = await strict.app.request(accounts.login.path, {
    json: { email: "maria@example.org", password: "seven blue kites" },
  });
  expect(login.status).toBe(429);
  await strict.close();
});

test("someone signed in to another account cannot join for an address that has an account", async () => {
  const headers = await signUp(shop.app, { email: "ben@example.org" });
  await expectWrongFields(await ask(proSignup({ password: undefined }), headers), "email");
  await signUp(shop.app);
  await expectWrongFields(await ask(proSignup({ password: undefined }), headers), "email");
});

test("the provider's records have one customer for an account, also when it was lost there", async () => {
  const headers = await signUp(shop.app);
  await beginToJoin(shop.app, proSignup(), headers);
  const first = (await user()).stripeCustomerId;
  await beginToJoin(shop.app, proSignup(), headers);
  expect((await user()).stripeCustomerId).toBe(first);
  await (await user()).update({ stripeCustomerId: "cus_lost" });
  await beginToJoin(shop.app, proSignup(), headers);
  expect((await user()).stripeCustomerId).not.toBe("cus_lost");
});

test("the provider's records have one price for a month", async () => {
  await beginToJoin(shop.app);
  await beginToJoin(shop.app);
  expect([...shop.provider.prices.values()]).toMatchObject([{ amount: 1999 }]);
});
