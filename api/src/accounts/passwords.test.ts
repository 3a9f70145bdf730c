import { accounts, billing } from "@iep-insider/sdk/contract";
import { expect, test } from "vitest";
import { proSignup } from "../../tests/billing/shop.ts";
import { noLimits } from "../../tests/createTestApp.ts";
import { expectErrorBody, expectWrongFields } from "../../tests/errorBody.ts";
import { mailTo, tokenIn } from "../../tests/mails.ts";
import { registration } from "../../tests/samples.ts";
import { signIn, signUp } from "../../tests/signedIn.ts";
import { anotherApp, useEmptyApp } from "../../tests/useTestApp.ts";

const email = "maria@example.org";
const old = "seven blue kites";
const newPassword = "nine green lamps";

const app = useEmptyApp("2026-11-21T10:20:30.000Z", {
  limits: {
    ...noLimits,
    wrongConfirmations: { requests: 3, window: 15 * 60_000 },
    mailsToAddress: { requests: 3, window: 3_600_000 },
  },
});

const isSignedIn = async (headers: { Authorization: string }) =>
  (await app.request(accounts.getUser.path, { headers })).status === 200;

const canSignIn = async (password: string) =>
  (await app.request(accounts.login.path, { json: { email, password } })).status === 200;

const change = (headers: { Authorization: string }, json: object = { currentPassword: old, newPassword }) =>
  app.request(accounts.changePassword.path, { json, headers });

test("POST /api/auth/change-password sets the password, ends all other sessions, and tells the owner", async () => {
  const here = await signUp(app);
  const there = await signIn(app);
  const response = await change(here);
  expect([response.status, await response.json()]).toEqual([200, { success: true }]);
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  expect([await canSignIn(old), await canSignIn(newPassword)]).toEqual([false, true]);
  expect((await mailTo(app, email, "password-changed")).text).toContain("/forgot-password");
});

test("POST /api/auth/change-password lets a stolen session guess a few times only, and its owner go on elsewhere", async () => {
  const stolen = await signUp(app);
  const guess = () => change(stolen, { currentPassword: "not this one", newPassword });
  for (let tries = 0; tries < 3; tries++) expect((await guess()).status).toBe(400);
  await expectErrorBody(await guess(), 429, "rate_limited");
  expect(await canSignIn(old)).toBe(true);
});

test("POST /api/auth/change-password makes a link that was sent before worthless", async () => {
  const here = await signUp(app);
  await app.request(accounts.forgotPassword.path, { json: { email } });
  const token = tokenIn(await mailTo(app, email, "reset-password"));
  await change(here);
  const reset = await app.request(accounts.resetPassword.path, { json: { token, newPassword: old } });
  await expectErrorBody(reset, 400, "invalid_link");
});

const forget = (address: string) => app.request(accounts.forgotPassword.path, { json: { email: address } });

test("POST /api/auth/forgot-password responds the same with and without an account, and no faster", async () => {
  await signUp(app);
  const minimumDuration = 100;
  const slow = await anotherApp(app, { minimumDuration });
  for (const address of [email, "nobody@example.org"]) {
    const asked = performance.now();
    const response = await slow.request(accounts.forgotPassword.path, { json: { email: address } });
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect(performance.now() - asked).toBeGreaterThanOrEqual(minimumDuration - 5);
  }
  await mailTo(slow, email, "reset-password");
  expect(app.mails.filter(({ to }) => to !== email)).toEqual([]);
});

test("POST /api/auth/forgot-password also refuses the same after many requests for one address", async () => {
  await signUp(app);
  for (const address of [email, "nobody@example.org"]) {
    for (let asked = 0; asked < 3; asked++) expect((await forget(address)).status).toBe(200);
    await expectErrorBody(await forget(address.toUpperCase()), 429, "rate_limited");
  }
});

test("POST /api/auth/forgot-password keeps nothing of the token but its hash, in no table", async () => {
  await signUp(app);
  await forget("MARIA@example.org");
  const token = tokenIn(await mailTo(app, email, "reset-password"));
  const user = await app.database.users.findOne({ rejectOnEmpty: true });
  expect(user.resetToken).toMatch(/^[0-9a-f]{64}$/);
  expect(user.resetTokenExpiry).toEqual(new Date("2026-11-21T11:20:30.000Z"));
  const rows = [await app.database.users.findAll(), await app.database.outgoingMails.findAll()];
  expect(JSON.stringify(rows)).not.toContain(token);
});

async function linkToken(): Promise<string> {
  app.mails.length = 0;
  await app.request(accounts.forgotPassword.path, { json: { email } });
  return tokenIn(await mailTo(app, email, "reset-password"));
}
const reset = (token: string) => app.request(accounts.resetPassword.path, { json: { token, newPassword } });

test("POST /api/auth/reset-password sets the password, ends every session, verifies the address, and tells the owner", async () => {
  const before = await signUp(app);
  const response = await reset(await linkToken());
  expect([response.status, await response.json()]).toEqual([200, { success: true }]);
  expect(await isSignedIn(before)).toBe(false);
  expect([await canSignIn(old), await canSignIn(newPassword)]).toEqual([false, true]);
  expect(await app.database.users.findOne()).toMatchObject({ emailVerified: true, verificationToken: null });
  await mailTo(app, email, "password-changed");
});

test("POST /api/auth/reset-password works once", async () => {
  await signUp(app);
  const token = await linkToken();
  const answers = await Promise.all([reset(token), reset(token), reset(token)]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400]);
  await expectErrorBody(await reset(token), 400, "invalid_link");
});

test("POST /api/auth/reset-password works once also when another request uses the link while the first computes its hash", async () => {
  await signUp(app);
  const token = await linkToken();
  const { hash } = app.passwords;
  app.passwords.hash = async (password) => {
    app.passwords.hash = hash;
    expect((await reset(token)).status).toBe(200);
    return hash(`${password}, too late`);
  };
  await expectErrorBody(await reset(token), 400, "invalid_link");
  expect(await canSignIn(newPassword)).toBe(true);
});

test("POST /api/auth/reset-password works for an hour", async () => {
  await signUp(app);
  const token = await linkToken();
  app.now = new Date("2026-11-21T11:20:30.000Z");
  await expectErrorBody(await reset(token), 400, "invalid_link");
  app.now = new Date("2026-11-21T11:20:29.999Z");
  expect((await reset(token)).status).toBe(200);
});

test("POST /api/auth/reset-password refuses any other token: the stored hash, and one for another use", async () => {
  await signUp(app);
  const verification = tokenIn(await mailTo(app, email, "verify-email"));
  await linkToken();
  const { resetToken } = await app.database.users.findOne({ rejectOnEmpty: true });
  for (const token of [resetToken ?? "", verification, "A".repeat(43)])
    await expectErrorBody(await reset(token), 400, "invalid_link");
  expect(await canSignIn(old)).toBe(true);
});

// Each has eight characters, and is not one of the common ones that the screens refuse.
test.each(["kites123", "alvarez84"])("%j is set as a password nowhere", async (weak) => {
  const post = (call: { readonly path: string }, json: object, headers = {}) =>
    app.request(call.path, { json, headers });
  const other = { email: "mariaexample@example.org", password: weak };
  await expectWrongFields(await post(accounts.register, registration(other)), "password");
  const joining = proSignup({ ...other, name: "Ben Alvarez" });
  await expectWrongFields(await post(billing.createSubscription, joining), "password");
  const here = await signUp(app);
  await expectWrongFields(await change(here, { currentPassword: old, newPassword: weak }), "newPassword");
  await forget(email);
  const token = tokenIn(await mailTo(app, email, "reset-password"));
  await expectWrongFields(await post(accounts.resetPassword, { token, newPassword: weak }), "newPassword");
  expect(await canSignIn(old)).toBe(true);
});
