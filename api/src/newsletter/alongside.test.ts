import { access } from "@iep-insider/sdk/contract";
import { beforeEach, expect, test } from "vitest";
import { noLimits } from "../../tests/createTestApp.ts";
import { mailTo } from "../../tests/mails.ts";
import { confirmationIn, newsletterOf, newsletterOrigin } from "../../tests/newsletter.ts";
import { anotherApp, useEmptyApp } from "../../tests/useTestApp.ts";

const email = "maria@example.org";
const { confirm, rows } = newsletterOf(() => app);

const app = useEmptyApp("2026-11-22T10:00:00.000Z", { environment: { publicOrigin: newsletterOrigin } });
beforeEach(() => app.database.emailCaptures.destroy({ where: {} }));

const gate = (json: object) => app.request(access.sendFreeToolEmail.path, { json: { email, ...json } });

test("the box at the email gate requests the newsletter like the newsletter form", async () => {
  const response = await gate({ newsletter: true });
  expect([response.status, await response.json()]).toEqual([
    200,
    { message: expect.stringMatching(/^Thank you\. The free tools are open to you\. For the newsletter,/) },
  ]);
  const token = confirmationIn(await mailTo(app, email, "confirm-newsletter"));
  expect((await confirm(token)).status).toBe(200);
});

test.each([{}, { newsletter: false }])("the box at the email gate sends nothing for %j", async (json) => {
  expect(await (await gate(json)).json()).toEqual({
    message: "Thank you. The free tools are open to you.",
  });
  expect(await rows()).toEqual([]);
  expect(await app.database.outgoingMails.count()).toBe(0);
});

test("the box at the email gate also works for a known address, and does not reveal who is on the list", async () => {
  await gate({});
  const unknown = await (await gate({ newsletter: true })).json();
  const mail = await mailTo(app, email, "confirm-newsletter");
  await confirm(confirmationIn(mail));
  const slow = await anotherApp(app, { minimumDuration: 100 });
  const began = performance.now();
  const again = await slow.request(access.sendFreeToolEmail.path, { json: { email, newsletter: true } });
  expect(performance.now() - began).toBeGreaterThanOrEqual(99);
  expect([again.status, await again.json()]).toEqual([200, unknown]);
  expect(await app.database.outgoingMails.count({ where: { kind: "already-on-newsletter" } })).toBe(1);
});

test("the email gate opens the tools even when the newsletter was requested too often", async () => {
  const limits = { ...noLimits, newsletterOfAddress: { requests: 0, window: 3_600_000 } };
  const strict = await anotherApp(app, { limits });
  const json = { email, newsletter: true };
  expect((await strict.request(access.sendFreeToolEmail.path, { json })).status).toBe(200);
  expect(await rows()).toEqual([]);
});
