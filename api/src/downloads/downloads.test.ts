import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { downloads, type TemplateFile, templateFiles } from "@iep-insider/sdk/contract";
import { contract } from "@iep-insider/sdk/contract/schemas";
import { beforeAll, expect, test } from "vitest";
import { noLimits, type TestApp } from "../../tests/createTestApp.ts";
import { expectErrorBody, expectWrongFields } from "../../tests/errorBody.ts";
import { mailTo } from "../../tests/mails.ts";
import { useTemporaryFolder } from "../../tests/temporaryFolder.ts";
import { anotherApp, useEmptyApp } from "../../tests/useTestApp.ts";
import { limits } from "../http/limits.ts";
import { purgeDownloads } from "../jobs/purges.ts";

const email = "maria@example.org";
const dashboardFolder = useTemporaryFolder("downloads-test");
const letterOf = (file: string) =>
  `[Date]\r\n\r\nDear <Principal> & team,\r\n  about ${file}\r\n\r\n> Sincerely\r\n`;

const app = useEmptyApp("2026-11-22T10:20:30.456Z", {
  environment: { dashboardFolder, publicOrigin: "https://iep.example" },
});
beforeAll(async () => {
  mkdirSync(join(dashboardFolder, "templates"));
  for (const file of templateFiles) writeFileSync(join(dashboardFolder, "templates", file), letterOf(file));
  writeFileSync(join(dashboardFolder, "secret.txt"), "not for anyone");
});

const file: TemplateFile = "IEP-Meeting-Request-Letter.txt";
const ask = (json: object = { email, resourceName: file }, from: TestApp = app) =>
  from.request(downloads.emailTemplate.path, { json });
const rows = () => app.database.resourceDownloads.findAll({ order: ["id"], raw: true });

test.each(templateFiles)("sends %s in full, and records the download", async (resourceName) => {
  const response = await ask({ email: " Maria@Example.org ", resourceName });
  expect(response.status).toBe(200);
  const { message } = contract.downloads.emailTemplate.output.parse(await response.json());
  expect(message).toContain("on its way");
  const { text, html, headers } = await mailTo(app, "Maria@Example.org", "letter-template");
  expect(text).toContain(letterOf(resourceName).replaceAll("\r\n", "\n").trim());
  expect(html).toContain("Dear &lt;Principal&gt; &amp; team,<br>  about");
  for (const link of [`https://iep.example/templates/${resourceName}`, "https://iep.example/resources"])
    for (const part of [text, html]) expect(part).toContain(link);
  expect(headers).toEqual({});
  expect(await rows()).toMatchObject([{ email: "Maria@Example.org", emailKey: email, resourceName }]);
  expect(await app.database.newsletterSubscribers.count()).toBe(0);
});

test.each([
  [{ email }, "resourceName"],
  [{ email, resourceName: "../secret.txt" }, "resourceName"],
  [{ email, resourceName: file, subject: "Buy" }, "subject"],
])("refuses %j, and sends and keeps nothing", async (json, field) => {
  await expectWrongFields(await ask(json), field);
  expect([await rows(), await app.database.outgoingMails.count()]).toEqual([[], 0]);
});

test("has a limit per address, however it is written, and one per sender", async () => {
  const strict = await anotherApp(app, {
    environment: { dashboardFolder },
    limits: {
      ...noLimits,
      templatesToAddress: limits.templatesToAddress,
      templateMails: { requests: limits.templatesToAddress.requests + 2, window: 3_600_000 },
    },
  });
  const to = (address: string) => ask({ email: address, resourceName: file }, strict);
  for (let asked = 0; asked < limits.templatesToAddress.requests; asked++)
    expect((await to(asked % 2 ? email : "MARIA@example.org")).status).toBe(200);
  await expectErrorBody(await to(email), 429, "rate_limited");
  expect((await to("ben@example.org")).status).toBe(200);
  await expectErrorBody(await to("cleo@example.org"), 429, "rate_limited");
  expect(await rows()).toHaveLength(limits.templatesToAddress.requests + 1);
});

test("the purge of downloads removes what is older than 24 months", async () => {
  await ask();
  const run = () => purgeDownloads.run(app.services, AbortSignal.timeout(5000));
  app.now = new Date("2028-11-22T10:20:30.456Z");
  expect(await run()).toBe(0);
  app.now = new Date("2028-11-22T10:20:30.457Z");
  expect(await run()).toBe(1);
  expect(await rows()).toEqual([]);
});
