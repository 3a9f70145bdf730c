import { createSecretKey } from "node:crypto";
import { accounts } from "@iep-insider/sdk/contract";
import jwt from "jsonwebtoken";
import { expect, test } from "vitest";
import { callAs } from "../../tests/callAs.ts";
import { expectErrorBody } from "../../tests/errorBody.ts";
import { signIn, signUp } from "../../tests/signedIn.ts";
import { anotherApp, useEmptyApp } from "../../tests/useTestApp.ts";
import type { Environment } from "../environment.ts";
import { deriveKey } from "../serverKeys.ts";
import { createSessionTokens } from "./sessionToken.ts";

type Bearer = { readonly Authorization: string };

const day = 24 * 60 * 60_000;

const app = useEmptyApp("2026-11-21T10:20:30.000Z");
const { start } = app;

const after = (days: number) => new Date(start.getTime() + days * day);
const getUser = (headers: Bearer) => app.request(accounts.getUser.path, { headers });
const isSignedIn = async (headers: Bearer) => (await getUser(headers)).status === 200;
const post = (path: string, headers: Bearer, json?: unknown) =>
  app.request(path, json === undefined ? { method: "POST", headers } : { json, headers });

const sessionsOf = async (headers: Bearer) => (await callAs(app, accounts.listSessions, headers)).sessions;

test("a session lasts 30 days without use", async () => {
  const headers = await signUp(app);
  app.now = new Date(after(30).getTime() - 1);
  const untouched = await signUp(app, { email: "ben@example.org" });
  expect(await isSignedIn(headers)).toBe(true);
  app.now = new Date(app.now.getTime() + 30 * day);
  await expectErrorBody(await getUser(untouched), 401, "unauthenticated");
});

test("a session is renewed by use, and written once a day at most", async () => {
  const headers = await signUp(app);
  const expiry = async () =>
    (await app.database.sessions.findOne({ rejectOnEmpty: true })).expiresAt.getTime() - start.getTime();
  for (const [days, expected] of [
    [0.5, 30],
    [0.999, 30],
    [1, 31],
    [1.9, 31],
    [25, 55],
    [54, 84],
  ] as const) {
    app.now = after(days);
    expect(await isSignedIn(headers)).toBe(true);
    expect([days, (await expiry()) / day]).toEqual([days, expected]);
  }
});

test("a session ends 90 days after signing in, however much it is used", async () => {
  const headers = await signUp(app);
  for (let days = 20; days < 90; days += 20) {
    app.now = after(days);
    expect(await isSignedIn(headers)).toBe(true);
  }
  app.now = new Date(after(90).getTime() - 1);
  expect(await sessionsOf(headers)).toMatchObject([{ expiresAt: after(90).toISOString() }]);
  app.now = after(90);
  await expectErrorBody(await getUser(headers), 401, "unauthenticated");
  expect(await sessionsOf(await signIn(app))).toHaveLength(1);
});

test("a session ends with logging out, and its token is worth nothing from then on", async () => {
  const [here, there] = [await signUp(app), await signIn(app)];
  expect((await post(accounts.logout.path, here)).status).toBe(204);
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, true]);
  await expectErrorBody(await post(accounts.logout.path, here), 401, "unauthenticated");
});

test("the list of sessions has all that have not ended, newest first, and says which one asks", async () => {
  const first = await signUp(app);
  app.now = after(2);
  const second = await signIn(app);
  app.now = after(3);
  expect(await sessionsOf(first)).toMatchObject([
    {
      createdAt: after(2).toISOString(),
      lastUsedAt: after(2).toISOString(),
      expiresAt: after(32).toISOString(),
      isCurrent: false,
    },
    {
      createdAt: start.toISOString(),
      lastUsedAt: after(3).toISOString(),
      expiresAt: after(33).toISOString(),
      isCurrent: true,
    },
  ]);
  app.now = after(32.5);
  expect(await sessionsOf(first)).toHaveLength(1);
  expect(await isSignedIn(second)).toBe(false);
});

test("the list of sessions lets one be ended", async () => {
  const [here, there] = [await signUp(app), await signIn(app)];
  const other = (await sessionsOf(here)).find(({ isCurrent }) => !isCurrent);
  expect((await post(accounts.endSession.path, here, { id: other?.id })).status).toBe(204);
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  const again = await post(accounts.endSession.path, here, { id: other?.id });
  await expectErrorBody(again, 404, "not_found");
});

test("the list of sessions can end all other sessions of the account, and no one else's", async () => {
  const [here, there] = [await signUp(app), await signIn(app)];
  const stranger = await signUp(app, { email: "ben@example.org" });
  expect((await post(accounts.endOtherSessions.path, here)).status).toBe(204);
  expect([await isSignedIn(here), await isSignedIn(there), await isSignedIn(stranger)]).toEqual([
    true,
    false,
    true,
  ]);
});

test("the list of sessions does not know another account's", async () => {
  const mine = await signUp(app);
  const theirs = await signUp(app, { email: "ben@example.org" });
  const [session] = await sessionsOf(theirs);
  await expectErrorBody(await post(accounts.endSession.path, mine, { id: session?.id }), 404, "not_found");
  expect(await isSignedIn(theirs)).toBe(true);
});

const secret = () => app.services.environment.serverSecret;
const secrets = (serverSecret = secret(), otherSecrets: string[] = []) => ({ serverSecret, otherSecrets });
const ourKey = () => deriveKey(secret(), "session tokens");
const sid = async () => (await app.database.sessions.findOne({ rejectOnEmpty: true })).id;
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

test("a token names its session and nothing else", async () => {
  const { Authorization } = await signUp(app);
  const token = Authorization.replace("Bearer ", "");
  expect(jwt.decode(token, { complete: true })).toMatchObject({
    header: { alg: "HS256", typ: "JWT" },
    payload: { sid: await sid() },
  });
  expect(Object.keys(jwt.decode(token) as object)).toEqual(["sid"]);
});

test("a token of the previous secret, and of the next, is read while that is set, and then no more", async () => {
  const { Authorization } = await signUp(app);
  const changed = "a changed secret, 32 characters long";
  const answers = async (environment: Partial<Environment>, headers: { Authorization: string }) => {
    const other = await anotherApp(app, { environment });
    return (await other.request(accounts.getUser.path, { headers })).status;
  };
  const ofTheNext = { Authorization: `Bearer ${createSessionTokens(secrets(changed)).issue(await sid())}` };
  // Every process learns of the next one, and then the first writes with it while others do not yet.
  expect(await answers({ otherSecrets: [changed] }, { Authorization })).toBe(200);
  expect(await answers({ otherSecrets: [changed] }, ofTheNext)).toBe(200);
  expect(await answers({ serverSecret: changed, otherSecrets: [secret()] }, { Authorization })).toBe(200);
  expect(await answers({ serverSecret: changed, otherSecrets: [secret()] }, ofTheNext)).toBe(200);
  expect(await answers({ serverSecret: changed }, { Authorization })).toBe(401);
  expect(await answers({ serverSecret: changed }, ofTheNext)).toBe(200);
  expect(await answers({}, ofTheNext)).toBe(401);
});

const forgeries: readonly (readonly [string, (sid: string) => string])[] = [
  ["of another server", (id) => createSessionTokens(secrets("another secret, 32 characters long")).issue(id)],
  ["signed with the secret itself", (id) => jwt.sign({ sid: id }, createSecretKey(secret(), "utf8"))],
  ["with another algorithm", (id) => jwt.sign({ sid: id }, ourKey(), { algorithm: "HS384" })],
  ["that asks not to be checked", (id) => `${base64({ alg: "none", typ: "JWT" })}.${base64({ sid: id })}.`],
  [
    "with another payload",
    (id) =>
      createSessionTokens(secrets())
        .issue("x")
        .replace(/\.[^.]+\./, `.${base64({ sid: id })}.`),
  ],
  ["of a session in other letters", (id) => createSessionTokens(secrets()).issue(swapCase(id))],
  ["with an object for a session", () => jwt.sign({ sid: { ne: null } }, ourKey())],
  ["that is over", (id) => jwt.sign({ sid: id, exp: 1 }, ourKey())],
];

test.each(forgeries)("a token %s is refused", async (_, forge) => {
  const { Authorization } = await signUp(app);
  const forged = forge(await sid());
  expect(forged).not.toBe(Authorization.replace("Bearer ", ""));
  const response = await getUser({ Authorization: `Bearer ${forged}` });
  const body = await expectErrorBody(response, 401, "unauthenticated");
  expect(body.message).toBe("Please sign in again.");
  expect(response.headers.get("WWW-Authenticate")).toBe("Bearer");
});

function swapCase(text: string): string {
  return text.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
}
