import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { useBuiltFiles } from "../../../tests/builtFiles.ts";
import { createTestApp, type TestApp } from "../../../tests/createTestApp.ts";
import { emptyAccounts } from "../../../tests/emptyAccounts.ts";
import { signUp } from "../../../tests/signedIn.ts";
import { useTemporaryFolder } from "../../../tests/temporaryFolder.ts";
import { useTestDatabase } from "../../../tests/useTestApp.ts";
import type { Environment } from "../../environment.ts";
import { createOutbox } from "../transport.ts";

const shared = useTestDatabase();
const folder = useTemporaryFolder("outbox-test");
const { dashboardFolder } = useBuiltFiles();
let app: TestApp;

beforeAll(async () => {
  app = await start({});
});
beforeEach(async () => {
  await emptyAccounts(shared.database);
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
});
afterAll(() => app.close());

function start(environment: Partial<Environment>): Promise<TestApp> {
  return createTestApp({
    database: shared.database,
    transport: createOutbox(join(folder)),
    environment: { outboxFolder: folder, publicOrigin: "https://iep.example", ...environment },
  });
}

const mails = () => readdirSync(folder).filter((name) => name.endsWith(".eml"));

/** The text of a page. */
async function pageAt(path: string): Promise<string> {
  const response = await app.request(path);
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "text/html; charset=utf-8"]);
  return response.text();
}

test("the outbox lists mails and shows each, with a link that can be followed", async () => {
  await signUp(app);
  await expect.poll(mails).toHaveLength(1);
  const list = await pageAt("/dev/outbox");
  expect(list).toContain("<td>maria@example.org</td>");
  const path = /href="(\/dev\/outbox\/[^"]+)"/.exec(list)?.[1] ?? "";
  const mail = await pageAt(path);
  expect(mail).toContain("<h1>Please confirm your email address for IEP Insider</h1>");
  expect(mail).toMatch(/<a href="(https:\/\/iep\.example\/verify-email\?token=[\w-]{43})">\1<\/a>/);
  expect(mail).toContain("&lt;!doctype html&gt;");
});

test.each(["../secret.eml", "%2e%2e%2fsecret.eml"])("the outbox does not lead to %s", async (name) => {
  writeFileSync(join(folder, "secret.txt"), "not for anyone");
  const response = await app.request(`/dev/outbox/${name}`);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(600);
  expect(await response.text()).not.toContain("not for anyone");
});

test.each([
  ["in production", { mode: "production" }],
  ["where mails are really sent", { smtpUrl: "smtp://mail.example" }],
] as const)("the outbox is not there %s", async (_, environment) => {
  await createOutbox(folder).send({
    messageId: "test-1-1@iep.example",
    date: new Date(),
    from: "a@iep.example",
    to: "a@example.org",
    subject: "A letter",
    text: "Hello\n",
    html: "<p>Hello</p>",
    headers: {},
  });
  const real = await start({ ...environment, dashboardFolder });
  for (const path of ["/dev/outbox", `/dev/outbox/${mails()[0]}`]) {
    const response = await real.request(path);
    expect([response.status, await response.text()]).toEqual([404, "<title>Not here</title>"]);
  }
  await real.close();
});
