import { newsletter } from "@iep-insider/sdk/contract";
import { contract } from "@iep-insider/sdk/contract/schemas";
import { expect, test } from "vitest";
import { noLimits } from "../../tests/createTestApp.ts";
import { expectErrorBody } from "../../tests/errorBody.ts";
import { mailTo } from "../../tests/mails.ts";
import { confirmationIn, newsletterOf, newsletterOrigin, unsubscriptionIn } from "../../tests/newsletter.ts";
import { anotherApp, useEmptyApp } from "../../tests/useTestApp.ts";
import { limits } from "../http/limits.ts";
import { purgeNewsletterRequests } from "../jobs/purges.ts";
import { mostMailsADay } from "./subscribing.ts";

const hour = 3_600_000;
const email = "maria@example.org";
const { ask, confirm, leave, subscribe, rows, row } = newsletterOf(() => app);

const app = useEmptyApp("2026-11-22T10:00:00.000Z", { environment: { publicOrigin: newsletterOrigin } });
const { start } = app;

const settled = () =>
  expect.poll(() => app.database.outgoingMails.count({ where: { sentAt: null } })).toBe(0);

test("sends one mail with a link, and adds no one to the list yet", async () => {
  const response = await ask(" Maria@Example.org ");
  expect(response.status).toBe(200);
  const { message } = contract.newsletter.subscribeNewsletter.output.parse(await response.json());
  expect(message).toContain("open the link in it to confirm");
  expect(message).toContain("no more than three such emails a day");
  expect(mostMailsADay).toBe(3);
  expect(await row()).toMatchObject({
    email: "Maria@Example.org",
    emailKey: email,
    language: "en",
    requestedAt: app.now,
    subscribedAt: null,
    confirmationTokenExpiry: new Date(app.now.getTime() + 72 * hour),
  });
  const mail = await mailTo(app, "Maria@Example.org", "confirm-newsletter");
  expect(mail.headers).toEqual({});
  expect(app.mails).toHaveLength(1);
});

test("answers the same, in the same time, for every address", async () => {
  await subscribe("ben@example.org");
  await ask("cleo@example.org");
  const answers = [];
  const minimumDuration = 100;
  const slow = await anotherApp(app, { minimumDuration });
  for (const address of ["new@example.org", "ben@example.org", "cleo@example.org"]) {
    const began = performance.now();
    const response = await slow.request(newsletter.subscribeNewsletter.path, { json: { email: address } });
    const headers = [...response.headers].filter(([name]) => !["date", "x-request-id"].includes(name));
    answers.push({ status: response.status, body: await response.text(), headers });
    expect(performance.now() - began).toBeGreaterThanOrEqual(minimumDuration - 1);
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
});

test("tells a subscriber that they are on the list, and lets them unsubscribe", async () => {
  await subscribe(email);
  await ask(email);
  const mail = await mailTo(app, email, "already-on-newsletter");
  expect((await row()).subscribedAt).toEqual(start);
  expect((await leave(unsubscriptionIn(mail))).status).toBe(200);
  expect(await rows()).toEqual([]);
});

test("makes one row per address, for concurrent requests and in any spelling", async () => {
  const written = [email, "MARIA@example.org", email, "Maria@Example.org"];
  const answers = await Promise.all(written.map((address) => ask(address)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await app.database.newsletterSubscribers.count()).toBe(1);
  await settled();
  expect(app.mails.length).toBeLessThanOrEqual(mostMailsADay);
  // The link of the last mail is the one that works.
  const working = [];
  for (const mail of app.mails) working.push((await confirm(confirmationIn(mail))).status);
  expect(working.filter((status) => status === 200)).toHaveLength(1);
});

test("sends at most three mails a day to one address, with the same response", async () => {
  const bodies = new Set<string>();
  for (let asked = 0; asked < 6; asked++) bodies.add(await (await ask(email)).text());
  await settled();
  expect([app.mails.length, bodies.size]).toEqual([3, 1]);
  app.now = new Date(start.getTime() + 24 * hour - 1);
  await ask(email);
  await settled();
  expect(app.mails).toHaveLength(3);
  app.now = new Date(start.getTime() + 24 * hour);
  await ask(email);
  await expect.poll(() => app.mails.length).toBe(4);
});

test("has limits per sender and per address, which do not block a password reset", async () => {
  const strict = await anotherApp(app, {
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
});

test("the purge removes requests unconfirmed for 7 days, and no subscriber", async () => {
  await subscribe("old-subscriber@example.org");
  await ask("over@example.org");
  await ask("asked-again@example.org");
  app.now = new Date(start.getTime() + 24 * hour);
  await ask("asked-again@example.org");
  const run = () => purgeNewsletterRequests.run(app.services, AbortSignal.timeout(5000));
  app.now = new Date(start.getTime() + 7 * 24 * hour);
  expect(await run()).toBe(0);
  app.now = new Date(start.getTime() + 7 * 24 * hour + 1);
  expect(await run()).toBe(1);
  expect((await rows()).map((subscriber) => subscriber.email)).toEqual([
    "old-subscriber@example.org",
    "asked-again@example.org",
  ]);
  app.now = new Date("2036-01-01T00:00:00Z");
  expect(await run()).toBe(1);
  expect((await rows()).map((subscriber) => subscriber.email)).toEqual(["old-subscriber@example.org"]);
});
