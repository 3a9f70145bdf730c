import { newsletter } from "@iep-insider/sdk/contract";
import { expect, test } from "vitest";
import { expectErrorBody } from "../../tests/errorBody.ts";
import { mailTo } from "../../tests/mails.ts";
import { confirmationIn, newsletterOf, newsletterOrigin } from "../../tests/newsletter.ts";
import { anotherApp, useEmptyApp } from "../../tests/useTestApp.ts";

const hour = 3_600_000;
const email = "maria@example.org";
const { ask, confirm, leave, subscribe, rows, row } = newsletterOf(() => app);

const app = useEmptyApp("2026-11-22T10:00:00.000Z", { environment: { publicOrigin: newsletterOrigin } });
const { start } = app;

test("POST /api/newsletter/confirm puts the address on the list, once", async () => {
  await ask(email);
  const token = confirmationIn(await mailTo(app, email, "confirm-newsletter"));
  app.now = new Date(start.getTime() + hour);
  const answers = await Promise.all([confirm(token), confirm(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await row()).toMatchObject({
    subscribedAt: app.now,
    confirmationToken: null,
    confirmationTokenExpiry: null,
  });
  await expectErrorBody(await confirm(token), 400, "invalid_link");
});

test.each([
  ["in its last moment", 72 * hour - 1, 200],
  ["when its time is over", 72 * hour, 400],
])("POST /api/newsletter/confirm takes a link %s: %d ms", async (_, age, status) => {
  await ask(email);
  const token = confirmationIn(await mailTo(app, email, "confirm-newsletter"));
  app.now = new Date(start.getTime() + age);
  expect((await confirm(token)).status).toBe(status);
  expect((await row()).subscribedAt !== null).toBe(status === 200);
});

test.each([
  ["the stored hash", async () => (await row()).confirmationToken ?? ""],
  ["the token that unsubscribes", async () => (await row()).unsubscribeToken],
])("POST /api/newsletter/confirm refuses %s", async (_, token) => {
  await ask(email);
  await expectErrorBody(await confirm(await token()), 400, "invalid_link");
  expect((await row()).subscribedAt).toBeNull();
});

test("opening the link does not confirm: mail scanners open every link", async () => {
  await ask(email);
  const token = confirmationIn(await mailTo(app, email, "confirm-newsletter"));
  await app.request(`/newsletter?confirm=${token}`);
  await app.request(`/newsletter?confirm=${token}`, { method: "POST" });
  await expectErrorBody(await app.request(newsletter.confirmNewsletter.path), 405, "method_not_allowed");
  expect((await row()).subscribedAt).toBeNull();
});

test("ends it at once; again is no error, and tells nothing", async () => {
  await subscribe(email);
  await subscribe("ben@example.org");
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
  await subscribe(email);
  const { unsubscribeToken } = await row();
  app.now = new Date("2031-11-22T10:00:00.000Z");
  const environment = { serverSecret: "another secret, 32 characters long" };
  const other = await anotherApp(app, { environment });
  const json = { token: unsubscribeToken };
  expect((await other.request(newsletter.unsubscribeNewsletter.path, { json })).status).toBe(200);
  expect(await rows()).toEqual([]);
  // The link of the first mail works no more.
  app.mails.length = 0;
  await subscribe(email);
  expect((await row()).unsubscribeToken).not.toBe(unsubscribeToken);
});
