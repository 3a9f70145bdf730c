import { access, newsletter } from "@iep-insider/sdk/contract";
import { newsletterDescriptions } from "@iep-insider/sdk/contract/schemas";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, noLimits, type TestApp } from "../../tests/createTestApp.ts";
import { beginEmpty } from "../../tests/emptyAccounts.ts";
import { expectErrorBody } from "../../tests/errorBody.ts";
import { mailTo } from "../../tests/mails.ts";
import { evenTime } from "../accounts/evenly.ts";
import { limits } from "../http/limits.ts";
import type { Message } from "../mail/MailTransport.ts";
import { mostMailsADay } from "./dailyMails.ts";
import { purgeNewsletterRequests } from "./purge.ts";

const hour = 3_600_000;
const start = new Date("2026-11-22T10:00:00.000Z");
const email = "maria@example.org";
let now = start;
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ clock: () => now, environment: { publicOrigin: "https://iep.example" } });
});
beforeEach(async () => {
  now = start;
  await beginEmpty(app);
  await app.database.emailCaptures.destroy({ where: {} });
});
afterAll(() => app.close());

const ask = (address = email) =>
  app.request(newsletter.subscribeNewsletter.path, { json: { email: address } });
const confirm = (token: string) => app.request(newsletter.confirmNewsletter.path, { json: { token } });
const leave = (token: string) => app.request(newsletter.unsubscribeNewsletter.path, { json: { token } });
const rows = () => app.database.newsletterSubscribers.findAll({ order: ["id"] });
const row = () => app.database.newsletterSubscribers.findOne({ rejectOnEmpty: true });
const settled = () =>
  expect.poll(() => app.database.outgoingMails.count({ where: { sentAt: null } })).toBe(0);

function tokenOf({ text }: Message, what: "confirm" | "unsubscribe"): string {
  const token = new RegExp(`https://iep\\.example/newsletter\\?${what}=([\\w-]{43})\n`).exec(text)?.[1];
  if (!token) throw new Error(`This mail has no link to ${what}.`);
  return token;
}

async function confirmed(address = email): Promise<void> {
  await ask(address);
  expect((await confirm(tokenOf(await mailTo(app, address, "confirm-newsletter"), "confirm"))).status).toBe(
    200,
  );
}

describe("POST /api/newsletter", () => {
  test("sends one mail with a link, and puts nobody on the list", async () => {
    const response = await ask(" Maria@Example.org ");
    expect(response.status).toBe(200);
    const { message } = newsletterDescriptions.subscribeNewsletter.output.parse(await response.json());
    expect(message).toContain("open the link in it to confirm");
    expect(message).toContain("no more than three such mails a day");
    expect(mostMailsADay).toBe(3);
    expect(await row()).toMatchObject({
      email: "Maria@Example.org",
      emailKey: email,
      requestedAt: now,
      subscribedAt: null,
      confirmationTokenExpiry: new Date(now.getTime() + 72 * hour),
    });
    const mail = await mailTo(app, "Maria@Example.org", "confirm-newsletter");
    expect(mail.headers).toEqual({});
    expect(app.mails).toHaveLength(1);
  });

  test("stores no token that confirms, in no table", async () => {
    await ask();
    const token = tokenOf(await mailTo(app, email, "confirm-newsletter"), "confirm");
    await settled();
    const stored = JSON.stringify([await rows(), await app.database.outgoingMails.findAll()]);
    expect(stored).not.toContain(token);
  });

  test("answers alike, in the same time, whatever is known of the address", async () => {
    await confirmed("ben@example.org");
    await ask("cleo@example.org");
    const answers = [];
    for (const address of ["new@example.org", "ben@example.org", "cleo@example.org"]) {
      const began = performance.now();
      const response = await ask(address);
      const headers = [...response.headers].filter(([name]) => !["date", "x-request-id"].includes(name));
      answers.push({ status: response.status, body: await response.text(), headers });
      expect(performance.now() - began).toBeGreaterThanOrEqual(evenTime - 1);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test("tells who is on the list that they are, and lets them leave", async () => {
    await confirmed();
    await ask();
    const mail = await mailTo(app, email, "already-on-newsletter");
    expect((await row()).subscribedAt).toEqual(start);
    expect((await leave(tokenOf(mail, "unsubscribe"))).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  test("makes one row of the same address, however many ask at once and however it is written", async () => {
    const written = [email, "MARIA@example.org", email, "Maria@Example.org"];
    const answers = await Promise.all(written.map((address) => ask(address)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await app.database.newsletterSubscribers.count()).toBe(1);
    await settled();
    expect(app.mails.length).toBeLessThanOrEqual(mostMailsADay);
    // The link of the last mail is the one that works.
    const working = [];
    for (const mail of app.mails) working.push((await confirm(tokenOf(mail, "confirm"))).status);
    expect(working.filter((status) => status === 200)).toHaveLength(1);
  });

  test("sends no more than three mails a day to one address, and says the same", async () => {
    const bodies = new Set<string>();
    for (let asked = 0; asked < 6; asked++) bodies.add(await (await ask()).text());
    await settled();
    expect([app.mails.length, bodies.size]).toEqual([3, 1]);
    now = new Date(start.getTime() + 24 * hour - 1);
    await ask();
    await settled();
    expect(app.mails).toHaveLength(3);
    now = new Date(start.getTime() + 24 * hour);
    await ask();
    await expect.poll(() => app.mails.length).toBe(4);
  });

  test.each(["", "maria", "maria@", "a b@example.org", "a@example.org, b@example.org"])(
    "refuses %j",
    async (address) => {
      const body = await expectErrorBody(await ask(address), 400, "invalid_request");
      expect(body.fields).toHaveProperty("email");
      expect(await rows()).toEqual([]);
    },
  );

  test("has limits per sender and per address, which keep nobody from a new password", async () => {
    const strict = await createTestApp({
      database: app.database,
      clock: () => now,
      limits: {
        ...noLimits,
        newsletterRequests: { requests: 4, window: hour },
        newsletterOfAddress: limits.newsletterOfAddress,
        mailsToAddress: limits.mailsToAddress,
      },
    });
    const send = (address: string) =>
      strict.request(newsletter.subscribeNewsletter.path, { json: { email: address } });
    for (let sent = 0; sent < limits.newsletterOfAddress.requests; sent++)
      expect((await send(email)).status).toBe(200);
    await expectErrorBody(await send("MARIA@example.org"), 429, "rate_limited");
    await expectErrorBody(await send("somebody-else@example.org"), 429, "rate_limited");
    const forgot = await strict.request("/api/auth/forgot-password", { json: { email } });
    expect(forgot.status).toBe(200);
    await strict.close();
  });
});

describe("POST /api/newsletter/confirm", () => {
  test("puts the address on the list, once", async () => {
    await ask();
    const token = tokenOf(await mailTo(app, email, "confirm-newsletter"), "confirm");
    now = new Date(start.getTime() + hour);
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await row()).toMatchObject({
      subscribedAt: now,
      confirmationToken: null,
      confirmationTokenExpiry: null,
    });
    await expectErrorBody(await confirm(token), 400, "invalid_link");
  });

  test.each([
    ["in its last moment", 72 * hour - 1, 200],
    ["when its time is over", 72 * hour, 400],
  ])("takes a link %s: %d ms", async (_, age, status) => {
    await ask();
    const token = tokenOf(await mailTo(app, email, "confirm-newsletter"), "confirm");
    now = new Date(start.getTime() + age);
    expect((await confirm(token)).status).toBe(status);
    expect((await row()).subscribedAt !== null).toBe(status === 200);
  });

  test("takes the link of the newest mail only", async () => {
    await ask();
    const first = tokenOf(await mailTo(app, email, "confirm-newsletter"), "confirm");
    await ask();
    await expect.poll(() => app.mails.length).toBe(2);
    await expectErrorBody(await confirm(first), 400, "invalid_link");
    const second = tokenOf(await mailTo(app, email, "confirm-newsletter"), "confirm");
    expect((await confirm(second)).status).toBe(200);
  });

  test.each([
    ["a made-up token", async () => "A".repeat(43)],
    ["the stored hash", async () => (await row()).confirmationToken ?? ""],
    ["the token that unsubscribes", async () => (await row()).unsubscribeToken],
    ["a NUL", async () => "\u0000"],
  ])("refuses %s", async (_, token) => {
    await ask();
    await expectErrorBody(await confirm(await token()), 400, "invalid_link");
    expect((await row()).subscribedAt).toBeNull();
  });

  test("confirms nothing by being opened: programs that check mails open every link", async () => {
    await ask();
    const token = tokenOf(await mailTo(app, email, "confirm-newsletter"), "confirm");
    await app.request(`/newsletter?confirm=${token}`);
    await app.request(`/newsletter?confirm=${token}`, { method: "POST" });
    await expectErrorBody(await app.request(newsletter.confirmNewsletter.path), 405, "method_not_allowed");
    expect((await row()).subscribedAt).toBeNull();
  });
});

describe("POST /api/newsletter/unsubscribe", () => {
  test("ends it at once; again is no error, and tells nothing", async () => {
    await confirmed();
    await confirmed("ben@example.org");
    const token = (await app.database.newsletterSubscribers.findOne({ where: { emailKey: email } }))
      ?.unsubscribeToken;
    const answers = [];
    for (const each of [token ?? "", token ?? "", "B".repeat(43)]) {
      const response = await leave(each);
      answers.push([response.status, await response.text()]);
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(answers[0]?.[0]).toBe(200);
    expect((await rows()).map((subscriber) => subscriber.email)).toEqual(["ben@example.org"]);
  });

  test("works for years, after the server's secret was changed, and lets them come back", async () => {
    await confirmed();
    const { unsubscribeToken } = await row();
    now = new Date("2031-11-22T10:00:00.000Z");
    const other = await createTestApp({
      database: app.database,
      clock: () => now,
      environment: { serverSecret: "another secret, 32 characters long" },
    });
    const json = { token: unsubscribeToken };
    expect((await other.request(newsletter.unsubscribeNewsletter.path, { json })).status).toBe(200);
    await other.close();
    expect(await rows()).toEqual([]);
    await confirmed();
    expect((await row()).unsubscribeToken).not.toBe(unsubscribeToken);
  });

  test("is no way to anything else", async () => {
    await confirmed();
    const { unsubscribeToken: token } = await row();
    for (const path of ["/api/auth/verify-email", "/api/access/claim", newsletter.confirmNewsletter.path])
      expect((await app.request(path, { json: { token } })).status).toBeGreaterThanOrEqual(400);
  });
});

describe("the box at the e-mail gate", () => {
  const gate = (json: object) => app.request(access.sendFreeToolEmail.path, { json: { email, ...json } });

  test("asks for the newsletter as asking for it does", async () => {
    const response = await gate({ newsletter: true });
    expect([response.status, await response.json()]).toEqual([
      200,
      { message: expect.stringMatching(/^Thank you\. The free tools are open to you\. For the newsletter,/) },
    ]);
    const token = tokenOf(await mailTo(app, email, "confirm-newsletter"), "confirm");
    expect((await confirm(token)).status).toBe(200);
  });

  test.each([{}, { newsletter: false }])("sends nothing for %j", async (json) => {
    expect(await (await gate(json)).json()).toEqual({
      message: "Thank you. The free tools are open to you.",
    });
    expect(await rows()).toEqual([]);
    expect(await app.database.outgoingMails.count()).toBe(0);
  });

  test("asks also when the address was given before, and tells nothing of the list", async () => {
    await gate({});
    const unknown = await expectErrorBody(await gate({ newsletter: true }), 409, "already_subscribed");
    const mail = await mailTo(app, email, "confirm-newsletter");
    await confirm(tokenOf(mail, "confirm"));
    const began = performance.now();
    const known = await expectErrorBody(await gate({ newsletter: true }), 409, "already_subscribed");
    expect(performance.now() - began).toBeGreaterThanOrEqual(evenTime - 1);
    expect({ ...known, requestId: "" }).toEqual({ ...unknown, requestId: "" });
    await mailTo(app, email, "already-on-newsletter");
  });

  test("opens the tools also where the newsletter was asked for too often", async () => {
    const strict = await createTestApp({
      database: app.database,
      clock: () => now,
      limits: { ...noLimits, newsletterOfAddress: { requests: 0, window: hour } },
    });
    const json = { email, newsletter: true };
    expect((await strict.request(access.sendFreeToolEmail.path, { json })).status).toBe(200);
    expect(await rows()).toEqual([]);
    await strict.close();
  });
});

describe("the purge", () => {
  test("removes what nobody confirmed for 7 days, and no subscriber", async () => {
    await confirmed("old-subscriber@example.org");
    await ask("over@example.org");
    await ask("asked-again@example.org");
    now = new Date(start.getTime() + 24 * hour);
    await ask("asked-again@example.org");
    const run = () => purgeNewsletterRequests.run(app.services, AbortSignal.timeout(5000));
    now = new Date(start.getTime() + 7 * 24 * hour);
    expect(await run()).toBe(0);
    now = new Date(start.getTime() + 7 * 24 * hour + 1);
    expect(await run()).toBe(1);
    expect((await rows()).map((subscriber) => subscriber.email)).toEqual([
      "old-subscriber@example.org",
      "asked-again@example.org",
    ]);
    now = new Date("2036-01-01T00:00:00Z");
    expect(await run()).toBe(1);
    expect((await rows()).map((subscriber) => subscriber.email)).toEqual(["old-subscriber@example.org"]);
  });
});
