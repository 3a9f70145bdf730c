import { access } from "@iep-insider/sdk/contract";
import { beforeEach, expect, test } from "vitest";
import { registerSite } from "../../tests/sites.ts";
import { anotherApp, useTestApp } from "../../tests/useTestApp.ts";
import { purgeEmailCaptures } from "../jobs/purges.ts";

const { path } = access.sendFreeToolEmail;
let now = new Date("2026-11-21T10:00:00.000Z");

const app = useTestApp({ clock: () => now });
beforeEach(() => app.database.emailCaptures.destroy({ where: {} }));

const send = (email: string, headers: Record<string, string> = {}) =>
  app.request(path, { json: { email }, headers });

test("keeps the address and the site, and sends nothing", async () => {
  const response = await send(" Maria@Example.org ", await registerSite(app, "site_abcdefgh"));
  expect([response.status, await response.json()]).toEqual([
    200,
    { message: "Thank you. The free tools are open to you." },
  ]);
  const rows = await app.database.emailCaptures.findAll({ raw: true });
  expect(rows).toMatchObject([
    { email: "Maria@Example.org", emailKey: "maria@example.org", siteKey: "site_abcdefgh" },
  ]);
  expect(await app.database.outgoingMails.count()).toBe(0);
});

test("responds to a repeat as to a new address, in any spelling and under concurrency", async () => {
  const slow = await anotherApp(app, { minimumDuration: 100 });
  const began = performance.now();
  const answers = await Promise.all(
    ["maria@example.org", "MARIA@example.org", "maria@example.org"].map(async (email) => {
      const response = await slow.request(path, { json: { email } });
      return { status: response.status, body: await response.json(), took: performance.now() - began };
    }),
  );
  for (const { status, body, took } of answers) {
    expect({ status, body }).toEqual({
      status: 200,
      body: { message: "Thank you. The free tools are open to you." },
    });
    expect(took).toBeGreaterThanOrEqual(99);
  }
  expect(await app.database.emailCaptures.count()).toBe(1);
});

test("asks for the address again on another site", async () => {
  await send("maria@example.org");
  expect((await send("maria@example.org", await registerSite(app, "site_ijklmnop"))).status).toBe(200);
});

test("forgets addresses after 24 months", async () => {
  await send("maria@example.org");
  const run = () => purgeEmailCaptures.run(app.services, AbortSignal.timeout(5000));
  now = new Date("2028-11-21T10:00:00.000Z");
  expect(await run()).toBe(0);
  now = new Date("2028-11-21T10:00:00.001Z");
  expect(await run()).toBe(1);
});
