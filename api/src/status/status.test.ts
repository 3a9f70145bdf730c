import { status } from "@iep-insider/sdk/contract";
import { statusDescriptions } from "@iep-insider/sdk/contract/schemas";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../tests/createTestApp.ts";
import { expectErrorBody } from "../../tests/errorBody.ts";
import { createEmptyDatabase } from "../../tests/testDatabase.ts";
import { migrate, undoMigrations } from "../database/migrate.ts";
import { openDatabase } from "../database/openDatabase.ts";

let app: TestApp;

beforeAll(async () => {
  const payments = {
    secretKey: "sk_test_1",
    webhookSecret: "whsec_1",
    publishableKey: "pk_test_123",
    simulatorUrl: null,
  };
  app = await createTestApp({ environment: { payments, advertisingTag: "AW-123456789" } });
});
afterAll(() => app.close());

describe("GET /api/health", () => {
  test("says that the process answers, and its version", async () => {
    const response = await app.request(status.getHealth.path);
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const health = statusDescriptions.getHealth.output.parse(await response.json());
    expect(health).toEqual({ status: "ok", version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
  });
});

describe("GET /api/ready", () => {
  test("is ready once the database is migrated, and not before", async () => {
    const empty = await createEmptyDatabase();
    const database = openDatabase(empty.address);
    const early = await createTestApp({ database });
    const { path } = status.getReadiness;

    const refused = await early.request(path);
    expect(refused.headers.get("Retry-After")).toBe("5");
    await expectErrorBody(refused, 503, "not_ready");

    await migrate(database);
    const ready = await early.request(path);
    expect([ready.status, await ready.json()]).toEqual([200, { status: "ready" }]);

    await undoMigrations(database);
    await expectErrorBody(await early.request(path), 503, "not_ready");
    await early.close();
    await database.close();
    await empty.drop();
  });

  test("is not ready when the database is gone, while the process still answers", async () => {
    const empty = await createEmptyDatabase();
    const database = openDatabase(empty.address);
    await migrate(database);
    await database.close();
    const orphan = await createTestApp({ database });
    await expectErrorBody(await orphan.request(status.getReadiness.path), 503, "not_ready");
    expect((await orphan.request(status.getHealth.path)).status).toBe(200);
    await orphan.close();
    await empty.drop();
  });
});

describe("GET /api/config", () => {
  test("says what a page may know, and nothing else", async () => {
    const response = await app.request(status.getConfig.path);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=300");
    const config = statusDescriptions.getConfig.output.parse(await response.json());
    expect(config).toEqual({
      productName: "IEP Insider",
      mode: "demo",
      stripePublishableKey: "pk_test_123",
      paymentSimulator: null,
      operator: null,
      aiProvider: null,
      advertisingTag: "AW-123456789",
    });
  });
});
