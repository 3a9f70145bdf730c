import { accounts } from "@iep-insider/sdk/contract";
import { describe, expect, test } from "vitest";
import { mailTo, tokenIn } from "../mails.ts";
import { signIn, signUp, verify } from "../signedIn.ts";
import { day, membersOf } from "./members.ts";
import { beginToJoin, comeBack, type Headers, proSignup, publicOrigin } from "./shop.ts";
import { useShop } from "./useShop.ts";

const shop = useShop();
const { pay, user, isMember, kinds } = membersOf(shop);

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
    shop.goTo(new Date(shop.start.getTime() + later));
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
