import { accounts } from "@iep-insider/sdk/contract";
import { expect, test } from "vitest";
import { expectErrorBody } from "../../tests/errorBody.ts";
import { mailTo, tokenIn } from "../../tests/mails.ts";
import { signUp, verify } from "../../tests/signedIn.ts";
import { useEmptyApp } from "../../tests/useTestApp.ts";

const email = "maria@example.org";

const app = useEmptyApp("2026-11-21T10:20:30.000Z");

const follow = (token: string, headers: Record<string, string>) =>
  app.request(accounts.verifyEmail.path, { json: { token }, headers });
const resend = (address: string) =>
  app.request(accounts.resendVerification.path, { json: { email: address } });

test("POST /api/auth/verify-email verifies the address that the link was sent to, once", async () => {
  const headers = await signUp(app);
  const token = tokenIn(await mailTo(app, email, "verify-email"));
  const response = await follow(token, headers);
  expect([response.status, await response.json()]).toEqual([200, { success: true }]);
  const user = await app.request(accounts.getUser.path, { headers });
  expect(await user.json()).toMatchObject({ emailVerified: true });
  await expectErrorBody(await follow(token, headers), 400, "invalid_link");
});

test("POST /api/auth/verify-email works for three days", async () => {
  const headers = await signUp(app);
  const token = tokenIn(await mailTo(app, email, "verify-email"));
  app.now = new Date("2026-11-24T10:20:30.000Z");
  await expectErrorBody(await follow(token, headers), 400, "invalid_link");
  app.now = new Date("2026-11-24T10:20:29.999Z");
  expect((await follow(token, headers)).status).toBe(200);
});

test("POST /api/auth/verify-email does nothing for another account: the link alone gives no one a stranger's account", async () => {
  await signUp(app);
  const token = tokenIn(await mailTo(app, email, "verify-email"));
  await expectErrorBody(await follow(token, {}), 401, "unauthenticated");
  const other = await signUp(app, { email: "ben@example.org" });
  await expectErrorBody(await follow(token, other), 400, "invalid_link");
  const user = await app.database.users.findOne({ where: { emailKey: email } });
  expect(user?.emailVerified).toBe(false);
});

test("sends a new link, and the old one stops working", async () => {
  const headers = await signUp(app);
  const first = tokenIn(await mailTo(app, email, "verify-email"));
  app.mails.length = 0;
  expect((await resend(email)).status).toBe(200);
  const second = tokenIn(await mailTo(app, email, "verify-email"));
  expect((await follow(first, headers)).status).toBe(400);
  expect((await follow(second, headers)).status).toBe(200);
});

test("responds the same without an account and when nothing is left to verify", async () => {
  await signUp(app);
  await verify(app);
  app.mails.length = 0;
  for (const address of [email, "nobody@example.org"]) {
    const response = await resend(address);
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
  }
  expect(app.mails).toEqual([]);
  expect(await app.database.outgoingMails.count()).toBe(1);
});
