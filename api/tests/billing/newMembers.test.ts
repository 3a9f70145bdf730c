import { accounts } from "@iep-insider/sdk/contract";
import { expect, test } from "vitest";
import { mailTo, tokenIn } from "../mails.ts";
import { signIn, signUp, verify } from "../signedIn.ts";
import { membersOf } from "./members.ts";
import { beginToJoin, comeBack, type Headers, proSignup, publicOrigin } from "./shop.ts";
import { useShop } from "./useShop.ts";

const shop = useShop();
const { user, isMember, kinds } = membersOf(shop);

/** Follows the link of "Forgot password", as only the owner of the address can. */
async function resetPassword(newPassword: string) {
  await shop.app.request(accounts.forgotPassword.path, { json: { email: "maria@example.org" } });
  const token = tokenIn(await mailTo(shop.app, "maria@example.org", "reset-password"));
  await shop.app.request(accounts.resetPassword.path, { json: { token, newPassword } });
}

/** Joins and pays, and does not come back yet. */
async function paid() {
  const begun = await beginToJoin(shop.app);
  await shop.provider.pay(begun.session);
  return begun;
}

const sessionOf = async (session: string, headers: Headers) =>
  (await comeBack(shop.app, session, headers)).sessionToken;

test("the session that the return page gives a new member is given once", async () => {
  const { session, browser } = await paid();
  const answers = await Promise.all([1, 2, 3].map(() => sessionOf(session, browser)));
  expect(answers.filter((token) => token !== null)).toHaveLength(1);
  const later = await comeBack(shop.app, session, browser);
  expect(later).toMatchObject({ sessionToken: null, alreadyProcessed: true, subscriptionActivated: true });
});

test("the session that the return page gives a new member is given only to the browser that joined", async () => {
  const { session, browser } = await paid();
  for (const other of [{}, { Cookie: `iep_signup=${"x".repeat(43)}` }])
    expect(await sessionOf(session, other)).toBeNull();
  expect(await sessionOf(session, browser)).toEqual(expect.any(String));
});

test.each([61 * 60_000])("a new member's session is not given %d ms later", async (later) => {
  const { session, browser } = await paid();
  shop.now = new Date(shop.start.getTime() + later);
  expect(await sessionOf(session, browser)).toBeNull();
});

test("the session that the return page gives a new member is not given for an account that existed before", async () => {
  const headers = await signUp(shop.app);
  const { session, browser } = await beginToJoin(shop.app, proSignup({ password: undefined }), headers);
  await shop.provider.pay(session);
  expect(await comeBack(shop.app, session, browser)).toMatchObject({
    subscriptionActivated: true,
    newAccountCreated: false,
    sessionToken: null,
  });
});

test("the session that the return page gives a new member is not given once the owner of the address has reset the password", async () => {
  const { session, browser } = await paid();
  await resetPassword("nine red boats");
  expect(await sessionOf(session, browser)).toBeNull();
});

test("an account made while the payment page was open gets the subscription at once when its address is confirmed, and keeps its password", async () => {
  const { session, browser } = await beginToJoin(shop.app);
  await signUp(shop.app, { password: "nine red boats" });
  const headers = await signIn(shop.app, { password: "nine red boats" });
  await verify(shop.app, "maria@example.org", headers);
  await shop.provider.pay(session);
  expect(await isMember(headers)).toBe(true);
  expect(await comeBack(shop.app, session, browser)).toMatchObject({
    newAccountCreated: false,
    sessionToken: null,
  });
  await signIn(shop.app, { password: "nine red boats" });
});

test("an account made while the payment page was open waits for the subscription until the owner of the address confirms it", async () => {
  const { session, browser } = await beginToJoin(shop.app);
  const stranger = await signUp(shop.app, { password: "nine red boats" });
  await shop.provider.pay(session);
  expect(await isMember(stranger)).toBe(false);
  expect(await comeBack(shop.app, session, browser)).toMatchObject({
    status: "paid",
    subscriptionActivated: false,
    sessionToken: null,
  });
  const { text } = await mailTo(shop.app, "maria@example.org", "membership-waits");
  expect(text).toContain(`${publicOrigin}/forgot-password`);

  await resetPassword("eight green doors");
  expect(await isMember(await signIn(shop.app, { password: "eight green doors" }))).toBe(true);
  expect((await kinds()).filter((kind) => /^(membership|welcome)/.test(kind))).toEqual([
    "membership-waits",
    "welcome-to-pro",
  ]);
  expect(await shop.app.database.payments.findAll()).toMatchObject([{ userId: (await user()).id }]);
});
