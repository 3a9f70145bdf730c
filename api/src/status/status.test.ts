import { status } from "@iep-insider/sdk/contract";
import { expect, test } from "vitest";
import { callAs } from "../../tests/callAs.ts";
import { expectErrorBody } from "../../tests/errorBody.ts";
import { openEmptyDatabase, openTestApp, useTestApp } from "../../tests/useTestApp.ts";
import { migrate, undoMigrations } from "../database/migrate.ts";
import { createWarmUp } from "./warmUp.ts";

const keys = { secretKey: "sk_test_1", webhookSecret: "whsec_1", publishableKey: "pk_test_123" };
const payments = { ...keys, simulatorUrl: null };
const app = useTestApp({ environment: { payments, advertisingTag: "AW-123456789" } });

test("GET /api/health says that the process answers, and its version", async () => {
  const response = await app.request(status.getHealth.path);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await callAs(app, status.getHealth)).toEqual({
    status: "ok",
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  });
});

test("GET /api/ready is ready once the database is migrated, and not before", async () => {
  const { database } = await openEmptyDatabase();
  const early = await openTestApp({ database });
  const { path } = status.getReadiness;

  const refused = await early.request(path);
  expect(refused.headers.get("Retry-After")).toBe("5");
  await expectErrorBody(refused, 503, "not_ready");

  await migrate(database);
  const ready = await early.request(path);
  expect([ready.status, await ready.json()]).toEqual([200, { status: "ready" }]);

  await undoMigrations(database);
  await expectErrorBody(await early.request(path), 503, "not_ready");
});

test("GET /api/ready is not ready before the process is warm, and begins that", async () => {
  const work = Promise.withResolvers<void>();
  const warmUp = createWarmUp(() => work.promise);
  const cold = await openTestApp({ warmUp });
  const { path } = status.getReadiness;
  await expectErrorBody(await cold.request(path), 503, "not_ready");
  work.resolve();
  await expect.poll(async () => (await cold.request(path)).status).toBe(200);
});

test("GET /api/ready is not ready when the database is gone, while the process still answers", async () => {
  const { database } = await openEmptyDatabase();
  await migrate(database);
  await database.close();
  const orphan = await openTestApp({ database });
  await expectErrorBody(await orphan.request(status.getReadiness.path), 503, "not_ready");
  expect((await orphan.request(status.getHealth.path)).status).toBe(200);
});

test("GET /api/config says what a page may know, and nothing else", async () => {
  const response = await app.request(status.getConfig.path);
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=300");
  expect(await callAs(app, status.getConfig)).toEqual({
    productName: "IEP Insider",
    mode: "demo",
    stripePublishableKey: "pk_test_123",
    paymentSimulator: null,
    operator: null,
    aiProvider: null,
    advertisingTag: "AW-123456789",
  });
});

test("GET /api/status says what a visitor notices, from the operators' figures, once a minute", async () => {
  let now = new Date("2026-11-26T12:00:00.000Z");
  const limited = await openTestApp({ clock: () => now, environment: { smtpUrl: "smtp://mail.example" } });
  const stateOf = async (name: string) =>
    (await callAs(limited, status.getServiceStates)).services.find((service) => service.name === name)?.state;
  expect(await stateOf("mail")).toBe("working");
  await limited.database.outgoingMails.create({ kind: "test", createdAt: now, nextAttemptAt: now });
  now = new Date(now.getTime() + 59_000);
  expect(await stateOf("mail")).toBe("working");
  now = new Date(now.getTime() + 15 * 60_000);
  expect(await stateOf("mail")).toBe("limited");
  expect(await stateOf("payments")).toBe("working");
});

test("GET /api/status is not ready when the database is gone", async () => {
  const { database } = await openEmptyDatabase();
  await migrate(database);
  await database.close();
  const orphan = await openTestApp({ database });
  await expectErrorBody(await orphan.request(status.getServiceStates.path), 503, "not_ready");
});
