import { oneUseOf, type ToolId, tools, useLasts } from "@iep-insider/sdk/catalog";
import { type Access, access, type Opened } from "@iep-insider/sdk/contract";
import { QueryTypes } from "sequelize";
import { expect, test } from "vitest";
import { callAs } from "../../tests/callAs.ts";
import { expectErrorBody } from "../../tests/errorBody.ts";
import { type PurchaseOptions, purchase } from "../../tests/purchases.ts";
import { signUp, verify } from "../../tests/signedIn.ts";
import { useEmptyApp } from "../../tests/useTestApp.ts";
import { createPurchaseKey, hashOfKey } from "./holder.ts";
import { setSubscriptionEntitlement, takeBackPurchase } from "./purchased.ts";

const app = useEmptyApp("2026-11-21T10:00:00.000Z");
const { start } = app;

const nothing: Access = {
  everything: false,
  hasActiveSubscription: false,
  open: [],
  unspent: [],
  pending: [],
  site: null,
  connection: null,
};
const later = (milliseconds: number) => new Date(app.now.getTime() + milliseconds);

const ask = (headers: Record<string, string> = {}) => callAs(app, access.getAccess, headers);

function redeem(tool: ToolId, headers: Record<string, string>): Promise<Response> {
  return app.request(access.redeem.path, { json: { tool }, headers });
}

test("GET /api/access opens nothing without a key or a session that is known", async () => {
  const { headers: own } = await purchase(app, { tool: "letter-generator" });
  // Addresses end up in histories and logs: only the header counts.
  const inAddress = await app.request(`${access.getAccess.path}?${new URLSearchParams(own)}`);
  expect(await inAddress.text()).not.toContain("letter-generator");
  for (const headers of [
    {},
    { "X-Purchase-Key": createPurchaseKey() },
    { "X-Purchase-Key": "abc" },
    { "X-Purchase-Key": hashOfKey("x").slice(0, 43) },
    { Authorization: "Bearer a.b.c" },
  ] as Record<string, string>[])
    expect(await ask(headers)).toEqual(nothing);
});

test("GET /api/access says that a purchase waits to be paid, for an hour", async () => {
  const { headers } = await purchase(app, { tool: "letter-generator", isPaid: false });
  expect(await ask(headers)).toEqual({ ...nothing, pending: ["letter-generator"] });
  app.now = later(60 * 60_000 + 1);
  expect(await ask(headers)).toEqual(nothing);
});

test("GET /api/access opens everything to a member, until the end that was paid for", async () => {
  const session = await signUp(app);
  const [user] = await app.database.users.findAll();
  const set = (endsAt: Date | null) =>
    app.database.transaction((transaction) =>
      setSubscriptionEntitlement(app.services, transaction, user?.id ?? 0, endsAt),
    );
  await set(later(1000));
  await set(later(2000));
  expect(await app.database.entitlements.count()).toBe(1);
  expect(await ask(session)).toEqual({ ...nothing, everything: true, hasActiveSubscription: true });
  expect(await callAs(app, access.getSubscriptionStatus, session)).toEqual({ hasActiveSubscription: true });
  app.now = later(2000);
  expect(await ask(session)).toEqual(nothing);
  expect(await callAs(app, access.getSubscriptionStatus, session)).toEqual({ hasActiveSubscription: false });
  app.now = start;
  await set(null);
  expect(await ask(session)).toEqual(nothing);
});

test("GET /api/access gives a confirmed address what was bought with it signed out, and an unconfirmed one nothing", async () => {
  await purchase(app, { tool: "letter-generator", email: "Maria@Example.org" });
  const session = await signUp(app);
  expect(await ask(session)).toEqual(nothing);
  await verify(app, undefined, session);
  expect((await ask(session)).unspent).toEqual([{ tool: "letter-generator", kind: "quiz" }]);
  const [payment] = await app.database.payments.findAll();
  const [user] = await app.database.users.findAll();
  expect(payment?.userId).toBe(user?.id);
});

test("GET /api/access of an account reads one statement, and shows each change with the next check", async () => {
  const session = await signUp(app);
  const [user] = await app.database.users.findAll();
  // The mailer reads, too.
  await expect.poll(() => app.mails).toHaveLength(1);
  const { sequelize } = app.database;
  let reads = 0;
  sequelize.addHook("afterQuery", "reads", ({ type }) => {
    if (type === QueryTypes.SELECT) reads += 1;
  });
  try {
    expect(await ask(session)).toEqual(nothing);
    expect(reads).toBe(1);
    const bought = { tool: "letter-generator", userId: user?.id ?? 0 } as const;
    const { payment } = await purchase(app, bought);
    expect((await ask(session)).unspent).toEqual([{ tool: "letter-generator", kind: "quiz" }]);
    await app.database.transaction((transaction) => takeBackPurchase(app.services, transaction, payment));
    reads = 0;
    expect(await ask(session)).toEqual(nothing);
    expect(reads).toBe(1);
    await purchase(app, { ...bought, isPaid: false });
    expect(await ask(session)).toEqual({ ...nothing, pending: ["letter-generator"] });
    app.now = later(60 * 60_000 + 1);
    expect(await ask(session)).toEqual(nothing);
  } finally {
    sequelize.removeHook("afterQuery", "reads");
  }
});

test.each<[what: string, bought: PurchaseOptions, opens: ToolId, closed: ToolId]>([
  ["a use of one tool", { tool: "letter-generator" }, "letter-generator", "504-screener"],
  ["a credit for AI tools", { kind: "ai_question" }, "jargon-translator", "letter-generator"],
  ["a use of the questionnaires", { tool: "assessments" }, "504-screener", "letter-generator"],
])(
  "POST /api/access/redeem %s opens its tool for 24 hours, and no other",
  async (_, bought, opens, closed) => {
    const { headers } = await purchase(app, bought);
    await expectErrorBody(await redeem(closed, headers), 402, "payment_required");
    const until = later(useLasts).toISOString();
    const opened = await redeem(opens, headers);
    expect([opened.status, await opened.json()]).toEqual([200, { tool: opens, until }]);

    app.now = later(useLasts - 1);
    // The same day, not another one.
    expect(await (await redeem(opens, headers)).json()).toEqual({ tool: opens, until });
    expect((await ask(headers)).open.every((day) => day.until === until)).toBe(true);
    app.now = later(1);
    await expectErrorBody(await redeem(opens, headers), 402, "payment_required");
    expect(await ask(headers)).toEqual(nothing);
  },
);

test("a use of a screener or a decoder opens the letter that it leads to, as long as its day runs", async () => {
  for (const tool of ["aide-screener", "assessments", "signing-advisor"] as const) {
    const { headers } = await purchase(app, { tool });
    await expectErrorBody(await redeem("letter-generator", headers), 402, "payment_required");
    const { until } = (await (await redeem(tool, headers)).json()) as Opened;
    expect((await ask(headers)).open).toContainEqual({ tool: "letter-generator", until });
    expect(await (await redeem("letter-generator", headers)).json()).toEqual({
      tool: "letter-generator",
      until,
    });
    await expectErrorBody(await redeem("evaluation-screener", headers), 402, "payment_required");
  }
});

test("POST /api/access/redeem spends what was bought for the tool before a credit", async () => {
  const { headers, key } = await purchase(app, {});
  await purchase(app, { tool: "letter-generator", key });
  await redeem("letter-generator", headers);
  expect((await ask(headers)).unspent).toEqual([{ tool: null, kind: "quiz" }]);
});

test("POST /api/access/redeem spends one purchase once, however many tabs press at the same time", async () => {
  const { headers } = await purchase(app, {});
  const quizzes = tools.filter(
    ({ id, payment }) => payment === "quiz" && id !== "assessments" && id !== "letter-generator",
  );
  const answers = await Promise.all(quizzes.map(({ id }) => redeem(id, headers)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(quizzes.length - 1).fill(402)]);
  expect(new Set((await ask(headers)).open.map(({ until }) => until)).size).toBe(1);
});

test("POST /api/access/redeem opens a tool bought twice for two separate days", async () => {
  const { headers, key } = await purchase(app, { tool: "letter-generator" });
  await purchase(app, { tool: "letter-generator", key });
  await redeem("letter-generator", headers);
  expect((await ask(headers)).unspent).toHaveLength(1);
  app.now = later(useLasts);
  expect((await redeem("letter-generator", headers)).status).toBe(200);
  expect((await ask(headers)).unspent).toHaveLength(0);
});

test("POST /api/access/redeem spends a second use for another document, and for nothing else", async () => {
  const { headers, key } = await purchase(app, { tool: "document-reader" });
  const another = (tool: ToolId, isAnother = true) =>
    app.request("/api/access/redeem", { json: { tool, isAnother }, headers });
  expect((await another("document-reader")).status).toBe(200);
  expect((await another("document-reader", false)).status).toBe(200);
  await expectErrorBody(await another("document-reader"), 402, "payment_required");
  await purchase(app, { tool: "document-reader", key });
  app.now = later(60_000);
  const opened = (await (await another("document-reader")).json()) as { until: string };
  expect(opened.until).toBe(later(useLasts).toISOString());
  expect((await ask(headers)).unspent).toEqual([]);
  // The letter came with it, and its day is not a document's.
  expect((await another("letter-generator")).status).toBe(200);
});

test("POST /api/access/redeem does not open tools that are not opened in this way", async () => {
  const { headers } = await purchase(app, { kind: "ai_question" });
  for (const { id } of tools.filter(({ id }) => [null, "answer"].includes(oneUseOf(id))))
    await expectErrorBody(await redeem(id, headers), 400, "invalid_request");
  expect((await ask(headers)).unspent).toHaveLength(1);
});

test("POST /api/access/redeem opens no tool whose purchase was taken back, also one that is open", async () => {
  const { headers, payment } = await purchase(app, { tool: "letter-generator" });
  await redeem("letter-generator", headers);
  await app.database.transaction((transaction) => takeBackPurchase(app.services, transaction, payment));
  expect(await ask(headers)).toEqual(nothing);
  await expectErrorBody(await redeem("letter-generator", headers), 402, "payment_required");
});

test("GET /api/verify-session is gone: a purchase key belongs into no address", async () => {
  const { key } = await purchase(app, { tool: "letter-generator" });
  const response = await app.request(`/api/verify-session?token=${key}&toolName=letters`);
  await expectErrorBody(response, 404, "not_found");
});

const claim = (token: string, headers: Record<string, string> = {}) =>
  callAs(app, access.claimPurchase, headers, { token });

const unspent = async (purchaseKey: string) => (await ask({ "X-Purchase-Key": purchaseKey })).unspent.length;

test("the link in a purchase mail opens the purchase in three browsers, and for the account that owns it in any", async () => {
  const { claimToken, headers } = await purchase(app, { tool: "letter-generator" });
  const account = await signUp(app);
  await claim(claimToken, { ...headers, ...account });
  await Promise.all([claim(claimToken), claim(claimToken)]);
  const refused = await app.request(access.claimPurchase.path, { json: { token: claimToken } });
  expect((await expectErrorBody(refused, 409, "invalid_link")).message).toContain("in 3 browsers");
  expect(await app.database.purchaseKeys.count()).toBe(3);
  // A browser that has it already may open the link again.
  expect((await claim(claimToken, headers)).tool).toBe("letter-generator");
  // And so may the account that owns it, in any.
  expect((await claim(claimToken, account)).tool).toBe("letter-generator");
  expect(await app.database.purchaseKeys.count()).toBe(3);
});

test("the link in a purchase mail gives another browser a key of its own", async () => {
  const { claimToken, key } = await purchase(app, { tool: "letter-generator" });
  const one = await claim(claimToken);
  const two = await claim(claimToken);
  expect(one).toEqual({ tool: "letter-generator", kind: "quiz", purchaseKey: expect.any(String) });
  expect(new Set([key, one.purchaseKey, two.purchaseKey]).size).toBe(3);
  for (const each of [key, one.purchaseKey, two.purchaseKey]) expect(await unspent(each)).toBe(1);
  // It is still one use.
  const headers = { "X-Purchase-Key": two.purchaseKey };
  await app.request(access.redeem.path, { json: { tool: "letter-generator" }, headers });
  expect(await unspent(one.purchaseKey)).toBe(0);
});

test("the link in a purchase mail adds to the key that a browser has", async () => {
  const { claimToken } = await purchase(app, { tool: "letter-generator" });
  const own = await purchase(app, { tool: "504-screener" });
  expect((await claim(claimToken, own.headers)).purchaseKey).toBe(own.key);
  await claim(claimToken, own.headers);
  expect(await unspent(own.key)).toBe(2);
});

test("the link in a purchase mail gives the purchase to the account that is signed in, unless it belongs to one", async () => {
  const { claimToken, payment } = await purchase(app, { tool: "letter-generator" });
  const [first, second] = [await signUp(app), await signUp(app, { email: "ben@example.org" })];
  await claim(claimToken, first);
  await claim(claimToken, second);
  await payment.reload();
  const owner = await app.database.users.findByPk(payment.userId ?? 0);
  expect(owner?.email).toBe("maria@example.org");
  expect(await app.database.entitlements.count({ where: { userId: payment.userId } })).toBe(1);
});

test("the link in a purchase mail opens nothing when there is no such purchase, or it is not paid, or refunded", async () => {
  const unpaid = await purchase(app, { isPaid: false });
  const refunded = await purchase(app);
  await refunded.payment.update({ status: "refunded" });
  const keys = await app.database.purchaseKeys.count();
  for (const token of [createPurchaseKey(), unpaid.claimToken, refunded.claimToken]) {
    const response = await app.request(access.claimPurchase.path, { json: { token } });
    await expectErrorBody(response, 400, "invalid_link");
  }
  expect(await app.database.purchaseKeys.count()).toBe(keys);
});
