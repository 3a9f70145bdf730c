import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { advertisingPages } from "@iep-insider/sdk/contract";
import { beforeAll, expect, test } from "vitest";
import { useBuiltFiles } from "../../tests/builtFiles.ts";
import { anotherApp, useTestApp } from "../../tests/useTestApp.ts";

const { dashboardFolder } = useBuiltFiles();
const tag = "AW-123456789";
const mark = `<meta name="advertising-tag" content="${tag}">`;
const strict =
  "default-src 'self';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';connect-src 'self';" +
  "frame-ancestors 'none';base-uri 'none';form-action 'self';object-src 'none';" +
  "require-trusted-types-for 'script';trusted-types iep-insider iep-reader iep-service-worker";
const others = [
  "/payment-success",
  "/pay-per-use",
  "/advanced-tools",
  "/tools",
  "/admin",
  "/login",
  "/blog/a-post",
  "/pricing/index.html",
  "/%70ricing",
  "/nothing/here",
];

const app = useTestApp({ environment: { dashboardFolder, advertisingTag: tag } });
beforeAll(async () => {
  for (const page of [
    ...advertisingPages.slice(1),
    "/checkout",
    ...others.filter((path) => !/[%.]/.test(path)),
  ]) {
    mkdirSync(join(dashboardFolder, page), { recursive: true });
    writeFileSync(join(dashboardFolder, page, "index.html"), "<head></head>");
  }
  writeFileSync(join(dashboardFolder, "index.html"), "<head></head>");
});

async function look(path: string, headers: Record<string, string> = {}, of = app) {
  const response = await of.request(path, { headers });
  return {
    page: await response.text(),
    policy: response.headers.get("Content-Security-Policy") ?? "",
    vary: response.headers.get("Vary"),
  };
}

test.each([...advertisingPages, "/pricing/"])("with an advertising tag %s may ask for it", async (path) => {
  const { page, policy, vary } = await look(path);
  expect(page).toBe(`<head>${mark}</head>`);
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com ");
  expect(policy).not.toContain("unsafe");
  // Google's script writes into its page in its own way.
  expect(policy).not.toContain("trusted-types");
  expect(vary).toBe("Sec-GPC, Accept-Encoding");
});

test.each(others)("with an advertising tag %s is as ever", async (path) => {
  const { page, policy } = await look(path);
  expect(page).not.toContain(tag);
  expect(policy).toBe(strict);
});

test("with an advertising tag the page with the card form allows the payment service and no other origin", async () => {
  const { page, policy } = await look("/checkout");
  expect(page).not.toContain(tag);
  expect(policy).not.toContain("google");
});

test.each(advertisingPages)(
  "with an advertising tag, %s does not ask a visitor who opted out of tracking",
  async (path) => {
    const { page, policy, vary } = await look(path, { "Sec-GPC": "1" });
    expect([page, policy]).toEqual(["<head></head>", strict]);
    expect(vary).toBe("Sec-GPC, Accept-Encoding");
  },
);

test("with a tag of Analytics the page names no host of ads", async () => {
  const environment = { dashboardFolder, advertisingTag: "G-AB12CD34EF" };
  const analytics = await anotherApp(app, { environment });
  const { policy } = await look("/pricing", {}, analytics);
  expect(policy).toContain("connect-src 'self' https://*.google-analytics.com ");
  expect(policy).not.toMatch(/doubleclick|googleadservices|syndication/);
});

test("without one, every page is as ever", async () => {
  const without = await anotherApp(app, { environment: { dashboardFolder } });
  for (const path of [...advertisingPages, ...others]) {
    const { page, policy, vary } = await look(path, {}, without);
    expect(page, path).not.toContain("advertising");
    expect([policy, vary], path).toEqual([strict, "Accept-Encoding"]);
  }
});
